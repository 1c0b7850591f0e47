import { PasswordForm } from './password-form.tsx'
import { SessionList } from './session-list.tsx'

export function SecurityTab({ email }: { email: string }) {
  return (
    <div className="grid gap-5">
      <PasswordForm email={email} />
      <SessionList />
    </div>
  )
}
