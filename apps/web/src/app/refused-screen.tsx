import { Link } from 'react-router'
import { buttonClass } from '../ui/button.tsx'
import { Empty } from '../ui/empty.tsx'
import { Page } from '../ui/page.tsx'
import { TitleFocus } from './title-focus.tsx'

/** /platform/admin for whoever is not an administrator. */
export function RefusedScreen() {
  return (
    <Page title="Administração">
      <Empty
        title="Esta área é só para administradores"
        action={
          <Link to="/platform" className={buttonClass('primary')}>
            Voltar ao início
          </Link>
        }
      >
        Sua conta não tem permissão para abrir a administração. Se deveria ter, peça a quem cuida desta
        instalação.
      </Empty>
      <TitleFocus />
    </Page>
  )
}
