import { Button } from 'antd';
import type { ReactNode } from 'react';
import { FIRST_PAGE, useAddress } from '@/shared/lib/address';
import styles from './filters.module.css';

interface FilterBarProps {
  /** What the conditions are called in the address, so that they can be taken away together. */
  names: readonly string[];
  children: ReactNode;
}

/** What a list is narrowed by. */
export function FilterBar({ names, children }: FilterBarProps) {
  const { parameters, change } = useAddress();
  const isNarrowed = names.some((name) => parameters.has(name));
  return (
    <div className={styles.filters}>
      {children}
      {isNarrowed && (
        <Button
          type="link"
          onClick={() => {
            change({ ...Object.fromEntries(names.map((name) => [name, null])), ...FIRST_PAGE });
          }}
        >
          Show all
        </Button>
      )}
    </div>
  );
}
