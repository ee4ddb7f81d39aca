/** What stands in the fields of a form, to the letter, as a text to keep. */
export const typedIn = (form: HTMLFormElement): string => JSON.stringify(Object.fromEntries(new FormData(form)));

/** Puts kept entries back into fields that are still as the page brought them: what somebody has typed meanwhile wins. */
export function restoreTyped(form: HTMLFormElement, kept: string): void {
  for (const [name, value] of Object.entries(read(kept))) {
    const field = form.elements.namedItem(name);
    if (isField(field) && !field.readOnly && field.value === field.defaultValue) field.value = value;
    if (field instanceof HTMLSelectElement && isUntouched(field)) field.value = value;
  }
}

const isField = (field: unknown) => field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

const isUntouched = ({ options, value }: HTMLSelectElement) =>
  [...options].find(({ defaultSelected }) => defaultSelected)?.value === value;

function read(kept: string): Record<string, string> {
  try {
    return JSON.parse(kept) as Record<string, string>;
  } catch {
    return {};
  }
}
