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
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            change({ ...Object.fromEntries(names.map((name) => [name, null])), ...FIRST_PAGE });
          }}
        >
          Show all
        </button>
      )}
    </div>
  );
}
