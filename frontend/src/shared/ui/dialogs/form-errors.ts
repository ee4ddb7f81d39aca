import type { FormInstance } from 'antd';
import { fieldErrors } from '@/shared/api';

/** The rules of a required field. */
export const required = (message: string) => [{ required: true, whitespace: true, message }];

interface Wrong {
  name: string | readonly (string | number)[];
  errors: string[];
}

/** Shows errors under their fields and focuses the first of them. */
function showErrors(form: FormInstance, wrong: readonly Wrong[]): void {
  form.setFields(wrong as Parameters<typeof form.setFields>[0]);
  const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
  if (first) form.focusField(first.name);
}

/** Shows the server's errors under their fields. */
export function showRefusal(form: FormInstance, error: Error): void {
  showErrors(
    form,
    Object.entries(fieldErrors(error)).map(([name, message]) => ({ name, errors: [message] })),
  );
}

/**
 * Marks fields with a half-typed value, which the browser reports as empty and the form would send as such. Returns whether there are
 * any.
 */
export function refuseHalfTyped(form: FormInstance, formId: string): boolean {
  const element = document.getElementById(formId);
  const half = form.getFieldsError().filter(({ name }) => {
    const control = element instanceof HTMLFormElement && element.elements.namedItem(name.join('_'));
    return control instanceof HTMLInputElement && control.validity.badInput;
  });
  showErrors(
    form,
    half.map(({ name }) => ({ name, errors: ['Complete this, or leave it empty.'] })),
  );
  return half.length > 0;
}

/** Clears the errors of these fields and their parts after a change; fields without rules do not do that themselves. */
export function takeBackErrors(form: FormInstance, names: readonly string[]): void {
  const fieldsWithErrors = form.getFieldsError().filter(({ errors }) => errors.length > 0);
  const wrong = fieldsWithErrors.filter(({ name }) => names.includes(String(name[0])));
  form.setFields(wrong.map(({ name }) => ({ name, errors: [] })));
}
