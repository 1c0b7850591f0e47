export type Message = { name: string; email: string; subject: string; message: string }

export type Outcome =
  | { ok: true; message: string }
  | { ok: false; message: string; fields: Partial<Record<keyof Message, string>> }

type Body = { message?: string; fields?: Partial<Record<keyof Message, string>> }

const OFFLINE = 'Sem conexão. O que você escreveu continua aqui: tente de novo em instantes.'
const TROUBLE = 'Não conseguimos enviar agora. O que você escreveu continua aqui.'

/** Never throws: every ending is something to show. */
export async function sendMessage(message: Message): Promise<Outcome> {
  try {
    const response = await fetch('/api/contact', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      credentials: 'same-origin',
      body: JSON.stringify(message),
    })
    const body = (await response.json().catch(() => ({}))) as Body
    if (response.ok) return { ok: true, message: body.message ?? 'Mensagem enviada.' }
    return { ok: false, message: body.message ?? TROUBLE, fields: body.fields ?? {} }
  } catch {
    return { ok: false, message: OFFLINE, fields: {} }
  }
}
