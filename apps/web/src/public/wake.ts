import { type IslandName, islands } from './islands.ts'

const waking = new WeakMap<Element, Promise<void>>()

function wake(place: HTMLElement) {
  const already = waking.get(place)
  if (already) return already

  const name = place.dataset.island as IslandName
  const awake = Promise.all([import('./hydrate.ts'), islands[name]()])
    .then(([{ hydrate }, { default: Component }]) => hydrate(place, Component, name))
    .then(() => {
      place.removeAttribute('data-failed')
      place.setAttribute('data-awake', '')
    })
  waking.set(place, awake)
  // A chunk that did not arrive may arrive at the next try: the page itself stays readable.
  awake.catch(() => {
    waking.delete(place)
    place.setAttribute('data-failed', '')
  })
  return awake
}

const sleeping = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLElement>('[data-island]:not([data-awake])') : null

/** Loads an island when it is seen, pointed at or focused; never before the page itself is there. */
export function wakeIslands() {
  const seen = new IntersectionObserver(entries => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      seen.unobserve(target)
      wake(target as HTMLElement).catch(() => {})
    }
  })
  for (const place of document.querySelectorAll('[data-wakes=seen]')) seen.observe(place)

  for (const type of ['pointerdown', 'focusin']) {
    document.addEventListener(type, event => {
      const place = sleeping(event.target)
      if (place) wake(place).catch(() => {})
    })
  }

  // A button pressed too early is pressed again once somebody listens. Links and fields work by themselves.
  document.addEventListener(
    'click',
    event => {
      const place = sleeping(event.target)
      const button = (event.target as Element).closest('button')
      if (!place || !button) return
      event.preventDefault()
      wake(place).then(
        () => button.click(),
        () => {},
      )
    },
    true,
  )
}
