import { PasswordField } from '../../ui/field.tsx'
import type { Fields } from './use-form.ts'

type Props = { errors: Fields; label: string; repeatLabel: string }

/** A password being chosen, twice; `checkNewPassword` judges the two. */
export function NewPasswordFields({ errors, label, repeatLabel }: Props) {
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        hint="Pelo menos 6 caracteres."
        autoComplete="new-password"
        required
        error={errors.password ?? errors.newPassword}
      />
      <PasswordField
        label={repeatLabel}
        name="confirmation"
        autoComplete="new-password"
        required
        error={errors.confirmation}
      />
    </>
  )
}
