import { useId } from 'react';
import { Field } from './field';

export interface TextFieldProps {
  name: string;
  label: string;
  /** Marked with an asterisk, for forms in which most fields are optional. */
  isRequired?: boolean;
  type?: 'text' | 'email' | 'tel';
  autoComplete?: string;
  maxLength: number;
  /** More than one makes it a multi-line field. */
  rows?: number;
  hint?: string;
  /** Suggestions while typing; any other text is allowed. */
  suggestions?: readonly string[];
  error?: string;
}

/** A single-line or multi-line field with its label. */
export function TextField({
  name,
  label,
  isRequired = false,
  rows = 1,
  type = 'text',
  suggestions,
  hint,
  error,
  ...rest
}: TextFieldProps) {
  const listId = useId();
  return (
    <Field name={name} label={isRequired ? `${label} *` : label} hint={hint} error={error}>
      {(control) => {
        const field = { ...control, ...rest, required: isRequired };
        if (rows > 1) return <textarea {...field} rows={rows} />;
        return (
          <>
            <input {...field} type={type} list={suggestions && listId} />
            {suggestions && (
              <datalist id={listId}>
                {suggestions.map((suggestion) => (
                  <option key={suggestion}>{suggestion}</option>
                ))}
              </datalist>
            )}
          </>
        );
      }}
    </Field>
  );
}
