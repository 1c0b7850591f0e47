/** The part of autocannon that the benches use; the package brings no types of its own. */
declare module 'autocannon' {
  type Options = {
    url: string
    connections: number
    /** Seconds. */
    duration: number
    headers?: Record<string, string>
  }
  type Result = {
    requests: { average: number; total: number }
    /** Milliseconds. */
    latency: { p50: number; p99: number; max: number }
    errors: number
    timeouts: number
    non2xx: number
    mismatches: number
  }
  export default function autocannon(options: Options): Promise<Result>
}
