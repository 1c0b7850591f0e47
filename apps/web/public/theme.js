// Runs before the first paint, so that the page never flashes in the wrong theme. See src/ui/theme.ts.
try {
  const theme = localStorage.getItem('tema')
  if (theme === 'light' || theme === 'dark') document.documentElement.setAttribute('data-theme', theme)
} catch {}
