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
  /** Shown by `askForMissing` when the form is submitted empty before React has hydrated. */
  missing?: string;
  hint?: ReactNode;
  children: (control: Control) => ReactNode;
}

/** A label, its control and the control's error. */
export function Field({ name, label, isOptional = false, error, missing, hint, children }: FieldProps) {
  const id = useId();
  const hintId = hint ? `${id}-hint` : '';
  const errorId = `${id}-error`;
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
        'aria-describedby': `${hintId} ${error ? errorId : ''}`.trim() || undefined,
      })}
      {hint && (
        <p id={hintId} className="field-hint">
          {hint}
        </p>
      )}
      {(error || missing) && (
        <p id={errorId} className="field-error" data-missing={missing} hidden={!error} suppressHydrationWarning>
          {error ?? ''}
        </p>
      )}
    </div>
  );
}
