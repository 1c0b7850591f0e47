import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { api } from '../../api/query.ts'
import { refusalOf } from '../../api/refusal.ts'
import { Failure } from '../../ui/failure.tsx'
import { Loading } from '../../ui/loading.tsx'
import { Page } from '../../ui/page.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { AppearanceTab } from './appearance-tab.tsx'
import { DataTab } from './data-tab.tsx'
import { PrivacyTab } from './privacy-tab.tsx'
import { ProfileTab } from './profile-tab.tsx'
import { SecurityTab } from './security-tab.tsx'

export function AccountScreen() {
  const [search, setSearch] = useSearchParams()
  const asked = search.get('aba')
  const list = useRef<HTMLDivElement>(null)
  const account = useQuery(api.account.get.queryOptions())

  // Five tabs are wider than a phone: the open one must not be out of sight.
  const loaded = account.isSuccess
  // biome-ignore lint/correctness/useExhaustiveDependencies: each tab asked for is a reason to look
  useEffect(() => {
    const open = list.current?.querySelector('[role="tab"][aria-selected="true"]')
    if (loaded) open?.scrollIntoView?.({ inline: 'center', block: 'nearest' })
  }, [asked, loaded])

  if (account.isPending) {
    return (
      <Page title="Minha conta" width="reading">
        <Loading />
      </Page>
    )
  }
  if (account.error) {
    const { message, requestId } = refusalOf(account.error)
    return (
      <Page title="Minha conta" width="reading">
        <Failure message={message} requestId={requestId} onRetry={account.refetch} />
      </Page>
    )
  }

  const profile = account.data.data
  const tabs = [
    { value: 'perfil', label: 'Perfil', content: <ProfileTab profile={profile} /> },
    { value: 'aparencia', label: 'Aparência', content: <AppearanceTab profile={profile} /> },
    { value: 'privacidade', label: 'Privacidade', content: <PrivacyTab profile={profile} /> },
    { value: 'seguranca', label: 'Segurança', content: <SecurityTab email={profile.email} /> },
    { value: 'dados', label: 'Dados', content: <DataTab email={profile.email} /> },
  ]
  const value = tabs.find(tab => tab.value === asked)?.value ?? 'perfil'
  return (
    <Page title="Minha conta" width="reading">
      <div ref={list}>
        <Tabs
          label="Partes da conta"
          tabs={tabs}
          value={value}
          onChange={aba => setSearch({ aba }, { replace: true, preventScrollReset: true })}
        />
      </div>
    </Page>
  )
}
