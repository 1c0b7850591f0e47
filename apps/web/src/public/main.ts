import './public.css'
import { wakeIslands } from './wake.ts'

// The same key as the app's session; this page only needs to know whether there is one.
if (localStorage.getItem('authToken')) {
  document.documentElement.setAttribute('data-signed-in', '')
  for (const link of document.querySelectorAll('a[data-entrance]')) link.setAttribute('href', '/platform')
}

const menu = document.querySelector<HTMLDetailsElement>('details[data-menu]')
document.addEventListener('click', event => {
  const target = event.target as Element
  if (menu?.open && (target.closest('details[data-menu] a') || !menu.contains(target))) menu.open = false
})
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || !menu?.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
})

if (document.readyState === 'complete') wakeIslands()
else addEventListener('load', wakeIslands, { once: true })
