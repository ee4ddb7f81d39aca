import { Input } from 'antd';
import { type ReactNode, useId } from 'react';
import { searchAmong, Select, shownAmong } from '../select';
import styles from './filters.module.css';
import { useFilter } from './use-filter';

interface FilterFieldProps {
  label: string;
  children: (id: string) => ReactNode;
}

/** A field with its label inside, above the value. */
export function FilterField({ label, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}

interface SelectFilterProps {
  /** The value in the URL. */
  name: string;
  label: string;
  /** The option that means no filter. */
  all: string;
  options: readonly { value: string; label: string }[];
}

export function SelectFilter({ name, label, all, options }: SelectFilterProps) {
  const { value, choose } = useFilter(name);
  const choices = [{ value: '', label: all }, ...options];
  return (
    <FilterField label={label}>
      {(id) => (
        <Select
          id={id}
          {...shownAmong(choices)(value)}
          showSearch={searchAmong(choices)}
          options={choices}
          onChange={choose}
        />
      )}
    </FilterField>
  );
}

export function DateFilter({ name, label }: { name: string; label: string }) {
  const { value, choose } = useFilter(name);
  return (
    <FilterField label={label}>
      {(id) => (
        <Input
          id={id}
          type="date"
          value={value}
          onChange={({ target }) => {
            choose(target.value);
          }}
        />
      )}
    </FilterField>
  );
}
