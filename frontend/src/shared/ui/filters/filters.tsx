import { Input } from 'antd';
import { useId } from 'react';
import { searchAmong, Select, shownAmong } from '../select';
import styles from './filters.module.css';
import { useFilter } from './use-filter';

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
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{label}</label>
      <Select
        id={id}
        {...shownAmong(choices)(value)}
        showSearch={searchAmong(choices)}
        options={choices}
        onChange={choose}
      />
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
