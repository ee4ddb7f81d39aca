/** What stands in a field of the form, without the space around it. */
export function typedText(form: HTMLFormElement, name: string): string {
  const entry = new FormData(form).get(name);
  return typeof entry === 'string' ? entry.trim() : '';
}
