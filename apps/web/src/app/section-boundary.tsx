import { Component, type ReactNode } from 'react'
import { Failure } from '../ui/failure.tsx'

type Props = { children: ReactNode; onRetry: () => void }

/** Keeps a broken section from taking the menu with it. Give it a `key` that changes with the address. */
export class SectionBoundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  tryAgain = () => {
    this.props.onRetry()
    this.setState({ failed: false })
  }

  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <Failure
        title="Esta seção não abriu"
        message="Algo deu errado ao mostrar esta parte. O que você já fez está guardado."
        onRetry={this.tryAgain}
      />
    )
  }
}
