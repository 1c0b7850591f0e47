import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'

export type Tab = { value: string; label: ReactNode; content: ReactNode }

type TabsProps = {
  label: string
  tabs: readonly Tab[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
}

/** Left and right arrows walk the list; on a phone it scrolls sideways by itself, never the page. */
export function Tabs({ label, tabs, value, defaultValue = tabs[0]?.value, onChange }: TabsProps) {
  const state = value === undefined ? { defaultValue } : { value }
  return (
    <Radix.Root {...state} onValueChange={onChange}>
      <Radix.List aria-label={label} className="flex gap-1 overflow-x-auto border-b border-line p-1 pb-0">
        {tabs.map(tab => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="min-h-11 shrink-0 rounded-t-card border-b-3 border-transparent px-3.5 font-semibold text-muted transition-colors duration-150 hover:text-ink data-[state=active]:border-accent data-[state=active]:text-ink"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(tab => (
        <Radix.Content key={tab.value} value={tab.value} className="rounded-small pt-5">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}
