function sentenceFor({ type, validity, value }: HTMLInputElement) {
  if (validity.badInput || validity.rangeOverflow || validity.rangeUnderflow)
    return 'Informe uma data válida.'
  if (validity.valueMissing || (type !== 'password' && validity.valid && value !== '' && !value.trim())) {
    return 'Preencha este campo.'
  }
  if (validity.typeMismatch) return 'Informe um e-mail válido.'
}

/** What the browser itself finds wrong, by field name, said in Portuguese whatever its own language. */
export function nativeErrors(form: HTMLFormElement): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const element of form.elements) {
    if (!(element instanceof HTMLInputElement) || !element.name) continue
    const sentence = sentenceFor(element)
    if (sentence) errors[element.name] = sentence
  }
  return errors
}
