/** A field's trimmed text. */
export function typedText(form: HTMLFormElement, name: string): string {
  const entry = new FormData(form).get(name);
  return typeof entry === 'string' ? entry.trim() : '';
}
