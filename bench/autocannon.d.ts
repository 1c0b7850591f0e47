/** The part of autocannon that the benches use; the package brings no types of its own. */
declare module 'autocannon' {
  type Request = { method?: string; path?: string; headers?: Record<string, string>; body?: string }
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
    requests?: { setupRequest: (request: Request) => Request }[]
  }
  type Result = {
    requests: { average: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number }
    errors: number
    timeouts: number
    non2xx: number
    mismatches: number
    statusCodeStats: Record<string, { count: number }>
  }
  type Run = Promise<Result> & {
    on(event: 'response', heard: (client: unknown, status: number, bytes: number, ms: number) => void): void
  }
  export default function autocannon(options: Options): Run
}
