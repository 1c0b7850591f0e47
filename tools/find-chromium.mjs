import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

const PLACES = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export function findChromium() {
  return PLACES.find(place => place && existsSync(place))
}

/** The browser the journeys run in: found, or installed where we may, or a failure that says what to do. */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Instalando o Chromium pelo apt…')
    spawnSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], {
      stdio: ['ignore', 'ignore', 'inherit'],
      env,
    })
    const installed = findChromium()
    if (installed) return installed
  }
  console.error(
    'Os testes de navegador precisam do Chromium ou do Chrome. Instale-o (no Debian: apt install chromium) ' +
      'ou diga onde está em CHROMIUM_PATH.',
  )
  return undefined
}
