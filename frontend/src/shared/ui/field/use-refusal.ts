import { type InputEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusFirstInvalid } from './focus-first-invalid';

/** An error for each invalid field. */
export type FieldErrors = Partial<Record<string, string>>;

/** A form's field errors, each until its field changes; the first one gets the focus. */
export function useRefusal() {
  const form = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<FieldErrors>({});
  const [corrected, setCorrected] = useState<readonly string[]>([]);

  useLayoutEffect(() => focusFirstInvalid(form.current), [refusal]);

  const errorOf = (name: string) => (corrected.includes(name) ? undefined : refusal[name]);

  function refuse(errors: FieldErrors) {
    setCorrected([]);
    setRefusal(errors);
  }

  function correctField(name: string) {
    if (errorOf(name) !== undefined) setCorrected((before) => [...before, name]);
  }

  function correct({ target }: InputEvent) {
    if (target instanceof HTMLElement) correctField(target.getAttribute('name') ?? '');
  }

  return { form, refuse, correct, correctField, errorOf };
}
