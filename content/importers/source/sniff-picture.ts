/** What a browser shows, told by the first bytes: a name or a header can say anything. */
export function sniffPicture(bytes: Uint8Array): { type: string; extension: string } | undefined {
  const head = Buffer.from(bytes.subarray(0, 16)).toString('latin1')
  if (head.startsWith('\u0089PNG\r\n\u001a\n')) return { type: 'image/png', extension: 'png' }
  if (head.startsWith('\u00ff\u00d8\u00ff')) return { type: 'image/jpeg', extension: 'jpg' }
  if (/^GIF8[79]a/.test(head)) return { type: 'image/gif', extension: 'gif' }
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP')
    return { type: 'image/webp', extension: 'webp' }
}

export const MOST_PICTURE_BYTES = 5 * 1024 * 1024
