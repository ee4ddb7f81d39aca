import { useId } from 'react';
import styles from './segments.module.css';

interface SegmentsProps<Value extends string | number> {
  label: string;
  items: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, all of them in sight. */
export function Segments<Value extends string | number>({ label, items, value, onChange }: SegmentsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className="visually-hidden">{label}</legend>
      {items.map((item) => (
        <label key={item.value} className={styles.segment}>
          <input
            type="radio"
            name={name}
            checked={item.value === value}
            onChange={() => {
              onChange(item.value);
            }}
          />
          {item.label}
        </label>
      ))}
    </fieldset>
  );
}
