import { defineConfig, devices } from '@playwright/test'
import { findChromium } from '../tools/find-chromium.mjs'

// Set here because the workers inherit it: every process of the run talks to the one server of `server.ts`.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 20_000))

export default defineConfig({
  testDir: '.',
  outputDir: '../test-results',
  globalSetup: './server.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // A journey that passes only the second time is a defect.
  retries: 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: `http://localhost:${process.env.E2E_PORT}`,
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? findChromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects: [
    { name: 'telefone', use: { ...devices['Pixel 5'], viewport: { width: 360, height: 740 } } },
    { name: 'computador', use: { viewport: { width: 1280, height: 800 } } },
  ],
})
