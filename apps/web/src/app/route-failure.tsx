import { Failure } from '../ui/failure.tsx'
import { useTitle } from './use-title.ts'

/** The last net: a screen outside the platform broke or its chunk is gone. */
export function RouteFailure() {
  useTitle('Esta página não abriu')
  return (
    <main className="mx-auto max-w-reading px-4 py-10">
      <h1 id="page-title" tabIndex={-1} className="mb-4 text-step-3">
        Esta página não abriu
      </h1>
      <Failure
        title="Algo deu errado ao mostrar a página"
        message="O que você já fez está guardado. Se acontecer de novo, volte à página inicial."
        onRetry={() => location.reload()}
      />
      <p className="mt-4">
        <a href="/" className="text-link underline">
          Página inicial
        </a>
      </p>
    </main>
  )
}
