/** Moves the focus to the first field that is marked wrong; call it once the marks are on the page. */
export function focusFirstInvalid(form: HTMLFormElement | null): void {
  form?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
}
