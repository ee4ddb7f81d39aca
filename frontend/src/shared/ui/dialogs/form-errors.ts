import type { FormInstance } from 'antd';
import { fieldErrors } from '@/shared/api';

interface Wrong {
  name: string | readonly (string | number)[];
  errors: string[];
}

/** Says under fields what is wrong with them, and goes to the first of those that are wrong now. */
export function showErrors(form: FormInstance, wrong: readonly Wrong[]): void {
  form.setFields(wrong as Parameters<typeof form.setFields>[0]);
  const first = form.getFieldsError().find(({ errors }) => errors.length > 0);
  if (first) form.focusField(first.name);
}

/** The server's sentences under the fields they are about. */
export function showRefusal(form: FormInstance, error: Error): void {
  showErrors(
    form,
    Object.entries(fieldErrors(error)).map(([name, message]) => ({ name, errors: [message] })),
  );
}

/** What the server has said of fields that are changed now: of those without rules nothing else takes it back. */
export function takeBackErrors(form: FormInstance, names: readonly string[]): void {
  form.setFields(names.map((name) => ({ name, errors: [] })));
}
