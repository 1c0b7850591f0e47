import { type ComponentType, createElement, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** Settles once the island answers to its reader. */
export function hydrate(place: Element, Component: ComponentType, identifierPrefix: string) {
  return new Promise<void>(resolve => {
    function Awake() {
      useEffect(resolve, [])
      return createElement(Component)
    }
    hydrateRoot(place, createElement(Awake), { identifierPrefix })
  })
}
