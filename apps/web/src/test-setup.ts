import { afterEach } from 'vitest'

// Tests of rules run without a page; only those that asked for one have something to clean.
if (typeof document !== 'undefined') {
  const { cleanup } = await import('@testing-library/react')
  await import('@testing-library/jest-dom/vitest')
  afterEach(cleanup)
}
