import type { ComponentType } from 'react'

type IslandModule = Promise<{ default: ComponentType }>

/** The parts of the public pages that come alive, each in a chunk of its own. */
export const islands = {
  'live-question': (): IslandModule => import('./live-question/live-question.tsx'),
  'tri-lab': (): IslandModule => import('./tri-lab/tri-lab.tsx'),
  'tri-score': (): IslandModule => import('./tri-score/my-score.tsx'),
  'essay-remarks': (): IslandModule => import('./essay-remarks/essay-remarks.tsx'),
  'all-plans': (): IslandModule => import('./plans/all-plans.tsx'),
  'monthly-plans': (): IslandModule => import('./plans/monthly-plans.tsx'),
  'contact-form': (): IslandModule => import('./contact/contact-form.tsx'),
}

export type IslandName = keyof typeof islands
