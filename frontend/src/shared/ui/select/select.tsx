import type { ComponentProps } from 'react';
import styles from './select.module.css';

interface SelectProps extends Omit<ComponentProps<'select'>, 'children' | 'className'> {
  /** What stands there while nothing is chosen; without one, an option may have the empty value. */
  placeholder?: string;
  options: readonly { value: string; label: string }[];
}

/** The browser's own list, which telephones show in their own way; it looks like the fields beside it. */
export function Select({ placeholder, options, value, ...control }: SelectProps) {
  return (
    <select {...control} value={value ?? ''} className={styles.select}>
      {placeholder && (
        <option value="" disabled>
          {placeholder}
        </option>
      )}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
