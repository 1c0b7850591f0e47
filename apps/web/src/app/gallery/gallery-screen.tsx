import { useState } from 'react'
import { Page } from '../../ui/page.tsx'
import { RadioCards } from '../../ui/radio-cards.tsx'
import { applyTheme, readTheme, type Theme } from '../../ui/theme.ts'
import { TooltipProvider } from '../../ui/tooltip.tsx'
import { FieldsGallery } from './fields-gallery.tsx'
import { FiguresGallery } from './figures-gallery.tsx'
import { LooksGallery } from './looks-gallery.tsx'
import { OverlaysGallery } from './overlays-gallery.tsx'
import { StatesGallery } from './states-gallery.tsx'

const themes: { value: Theme; label: string }[] = [
  { value: 'system', label: 'Do sistema' },
  { value: 'light', label: 'Claro' },
  { value: 'dark', label: 'Escuro' },
]

/** Every part of the interface in every state, for whoever builds Norteia. */
export function GalleryScreen() {
  const [theme, setTheme] = useState(readTheme)
  return (
    <TooltipProvider>
      <main className="p-4 sm:p-8">
        <Page
          title="Peças da interface"
          lead="Tudo o que as telas usam, em todos os estados, nos dois temas."
        >
          <RadioCards
            legend="Tema"
            name="gallery-theme"
            columns={3}
            options={themes}
            value={theme}
            onChange={chosen => {
              applyTheme(chosen)
              setTheme(chosen)
            }}
          />
          <LooksGallery />
          <FieldsGallery />
          <OverlaysGallery />
          <StatesGallery />
          <FiguresGallery />
        </Page>
      </main>
    </TooltipProvider>
  )
}
