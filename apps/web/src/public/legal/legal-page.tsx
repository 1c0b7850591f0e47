import type { ReactNode } from 'react'
import { operator } from '../operator.ts'

type LegalPageProps = { title: string; summary: string[]; children: ReactNode }

const UPDATED = '21 de novembro de 2026'

/** Who answers for this installation, out of its configuration. */
export function Operator() {
  if (!operator.company) return <>o operador desta instalação</>
  return (
    <>
      {operator.company}
      {operator.cnpj && `, CNPJ ${operator.cnpj}`}
    </>
  )
}

export function LegalPage({ title, summary, children }: LegalPageProps) {
  return (
    <article className="mx-auto max-w-page px-4 py-12 sm:py-16">
      <h1 className="text-step-5">{title}</h1>
      <p className="mt-3 text-step--1 text-muted">{`Texto de ${UPDATED}`}</p>
      <div className="mt-6 max-w-reading border-l-4 border-accent bg-quiet p-4 sm:p-5">
        <p className="font-semibold">Em resumo</p>
        <ul className="mt-2 grid list-disc gap-1 pl-5">
          {summary.map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div className="long-text">{children}</div>
      {!operator.company && (
        <p className="mt-10 max-w-reading rounded-card border border-caution bg-caution-soft p-4 text-step--1">
          A razão social e o CNPJ do responsável vêm da configuração desta instalação e ainda não foram
          preenchidos. Onde se lê “operador desta instalação”, leia quem mantém este endereço no ar.
        </p>
      )}
    </article>
  )
}

export function Email() {
  return <a href={`mailto:${operator.email}`}>{operator.email}</a>
}
