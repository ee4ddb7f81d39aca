import { type ReactNode, useId } from 'react';

interface Control {
  id: string;
  name: string;
  required: boolean;
  'aria-invalid': boolean;
  'aria-describedby': string | undefined;
}

interface FieldProps {
  name: string;
  label: string;
  isOptional?: boolean;
  error?: string;
  hint?: ReactNode;
  children: (control: Control) => ReactNode;
}

/** A label, the control it names, and the sentence that says what is wrong with it. */
export function Field({ name, label, isOptional = false, error, hint, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = error ? `${id}-error` : '';
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {isOptional && <span className="field-optional"> (optional)</span>}
      </label>
      {children({
        id,
        name,
        required: !isOptional,
        'aria-invalid': Boolean(error),
        'aria-describedby': `${hintId} ${errorId}`.trim() || undefined,
      })}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="field-error">
          {error}
        </p>
      )}
    </div>
  );
}
