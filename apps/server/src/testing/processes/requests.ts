import { type IncomingHttpHeaders, request as send } from 'node:http'

export type Asking = { method?: string; token?: string; body?: object; headers?: Record<string, string> }

export type Answer = {
  status: number
  headers: IncomingHttpHeaders
  text: string
  // biome-ignore lint/suspicious/noExplicitAny: a test reads into the answer what it then asserts
  json: () => any
}

const headersOf = ({ token, body, headers }: Asking) => ({
  ...(token && { authorization: `Bearer ${token}` }),
  ...(body && { 'content-type': 'application/json' }),
  ...headers,
})

/** One request on a connection of its own: none is left open to break with the server at its other end. */
export function request(port: number, path: string, asking: Asking = {}): Promise<Answer> {
  const { method = asking.body ? 'POST' : 'GET', body } = asking
  return new Promise((resolve, reject) => {
    const sent = send({ host: '127.0.0.1', port, path, method, headers: headersOf(asking), agent: false })
    sent.on('error', reject)
    sent.on('response', response => {
      let text = ''
      response.setEncoding('utf8').on('data', chunk => (text += chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          text,
          json: () => JSON.parse(text),
        }),
      )
    })
    sent.end(body && JSON.stringify(body))
  })
}

/** Listens to an event stream until it is closed, noting the data of each event. */
export function listen(port: number, path: string, token: string) {
  const heard: string[] = []
  const sent = send({ host: '127.0.0.1', port, path, headers: headersOf({ token }), agent: false })
  const ended = new Promise<void>(resolve => sent.on('close', resolve))
  const opened = new Promise<number>((resolve, reject) => {
    sent.on('error', reject)
    sent.on('response', response => {
      response.setEncoding('utf8').on('error', () => {})
      response.on('data', (chunk: string) => {
        for (const line of chunk.split('\n')) if (line.startsWith('data:')) heard.push(line.slice(5).trim())
      })
      resolve(response.statusCode ?? 0)
    })
  })
  opened.catch(() => {})
  sent.end()
  return { heard, opened, ended, close: () => sent.destroy() }
}
