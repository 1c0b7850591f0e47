import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const TEXT = /\.(html|js|mjs|css|svg|json|txt|xml|webmanifest)$/
const WORTH_IT = 1024

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Puts a .br and a .gz beside every text asset, so that no request ever waits for a compressor. */
export async function compressTexts(folder: string) {
  const files = await readdir(folder, { recursive: true })
  await Promise.all(
    files
      .filter(file => TEXT.test(file))
      .map(async file => {
        const path = join(folder, file)
        const text = await readFile(path)
        if (text.length <= WORTH_IT) return
        const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY }
        await Promise.all([
          brotli(text, { params }).then(packed => writeFile(`${path}.br`, packed)),
          gzipped(text, { level: 9 }).then(packed => writeFile(`${path}.gz`, packed)),
        ])
      }),
  )
}
