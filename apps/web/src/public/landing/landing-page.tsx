import { AiGuide } from './ai-guide.tsx'
import { ApprovalBrain } from './approval-brain.tsx'
import { ApprovalMap } from './approval-map.tsx'
import { Closing } from './closing.tsx'
import { Demonstration } from './demonstration.tsx'
import { Differences } from './differences.tsx'
import { FeatureGrid } from './feature-grid.tsx'
import { Freemium } from './freemium.tsx'
import { Hero } from './hero.tsx'
import { Impact } from './impact.tsx'
import { Pricing } from './pricing.tsx'
import { Revolutions } from './revolutions.tsx'
import { Voices } from './voices.tsx'

/** The sections in the order, and under the anchors, that links from elsewhere rely on. */
export function LandingPage() {
  return (
    <>
      <Hero />
      <ApprovalBrain />
      <ApprovalMap />
      <Revolutions />
      <Differences />
      <Demonstration />
      <Impact />
      <Voices />
      <AiGuide />
      <FeatureGrid />
      <Pricing />
      <Freemium />
      <Closing />
    </>
  )
}
