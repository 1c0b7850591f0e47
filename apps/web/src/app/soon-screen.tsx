import { Link, useParams } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { findSection } from './find-section.ts'
import { soon } from './soon.ts'

/** A section of the menu that is not built yet, or an address below /platform that is none. */
export function SoonScreen() {
  const section = findSection(useParams()['*'] ?? '')
  const { what, meanwhile } = soon[section?.slug ?? ''] ?? {
    what: section ? undefined : 'Este endereço não corresponde a nenhuma seção da plataforma.',
    meanwhile: 'Confira o endereço ou escolha uma seção no menu.',
  }
  return (
    <Page title={section?.label ?? 'Seção não encontrada'} width="reading">
      <Empty
        title="Seção em desenvolvimento"
        action={
          <Link to="/platform" className={buttonClass('primary')}>
            Voltar ao início
          </Link>
        }
      >
        {what && <p>{what}</p>}
        <p className="mt-3">{meanwhile}</p>
      </Empty>
    </Page>
  )
}
