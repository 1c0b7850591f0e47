import type { Fields } from './use-form.ts'

const SHORTEST = 6

/** A chosen password and its repetition, before the server is asked. */
export function checkNewPassword({ password = '', confirmation = '' }: Fields): Fields {
  const errors: Fields = {}
  if (password.length < SHORTEST) errors.password = 'A senha deve ter pelo menos 6 caracteres'
  if (password !== confirmation) errors.confirmation = 'As senhas não coincidem'
  return errors
}
