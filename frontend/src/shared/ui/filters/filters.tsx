import { Input } from 'antd';
import { useId } from 'react';
import styles from './filters.module.css';
import { useFilter } from './use-filter';

interface SelectFilterProps {
  /** In the address. */
  name: string;
  label: string;
  /** What is chosen when nothing is. */
  all: string;
  options: readonly { value: string; label: string }[];
}

export function SelectFilter({ name, label, all, options }: SelectFilterProps) {
  const { value, choose } = useFilter(name);
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          choose(target.value);
        }}
      >
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

export function DateFilter({ name, label }: { name: string; label: string }) {
  const { value, choose } = useFilter(name);
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <Input
        id={id}
        type="date"
        value={value}
        onChange={({ target }) => {
          choose(target.value);
        }}
      />
    </div>
  );
}
