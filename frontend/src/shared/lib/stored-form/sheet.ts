/** A form's values by field name: the text of a field, or the values ticked under a name. */
export type Sheet = Partial<Record<string, readonly string[]>>;

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

export const valuesOf = (form: HTMLFormElement, name: string): string[] => new FormData(form).getAll(name).map(String);

export function readSheet(form: HTMLFormElement): Sheet {
  return sheetOf(form, controlsOf(form));
}

/** The fields that differ from the page's initial values. */
export function readChanged(form: HTMLFormElement): Sheet {
  return sheetOf(form, controlsOf(form).filter(isChanged));
}

/** Fills in the sheet's values; other fields stay unchanged. */
export function fillForm(form: HTMLFormElement, sheet: Sheet): void {
  for (const control of controlsOf(form)) {
    const values = sheet[control.name];
    if (!values) continue;
    const [text = ''] = values;
    if (isTicked(control)) control.checked = values.includes(control.value);
    else if (control.value !== text && isOffered(text, control)) control.value = text;
  }
}

const sheetOf = (form: HTMLFormElement, controls: readonly Control[]): Sheet =>
  Object.fromEntries(controls.map(({ name }) => [name, valuesOf(form, name)]));

const controlsOf = (form: HTMLFormElement): Control[] =>
  [...form.elements].filter((element): element is Control => isControl(element) && element.name !== '');

const isControl = (element: Element): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement;

const isOffered = (text: string, control: Control) =>
  !(control instanceof HTMLSelectElement) || [...control.options].some(({ value }) => value === text);

const isTicked = (control: Control): control is HTMLInputElement =>
  control.type === 'checkbox' || control.type === 'radio';

function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement) return !control.selectedOptions[0]?.defaultSelected;
  return control.value !== control.defaultValue;
}
