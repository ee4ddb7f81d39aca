import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import styles from './filters.module.css';

interface FilterBarProps {
  /** What the conditions are called in the address, so that they can be taken away together. */
  names: readonly string[];
  children: ReactNode;
}

/** What a list is narrowed by. */
export function FilterBar({ names, children }: FilterBarProps) {
  const [search, setSearch] = useSearchParams();
  const isNarrowed = names.some((name) => search.has(name));
  return (
    <div className={styles.filters}>
      {children}
      {isNarrowed && (
        <button
          type="button"
          className={styles.clear}
          onClick={() => {
            setSearch(
              (before) => {
                for (const name of [...names, 'after', 'older']) before.delete(name);
                return before;
              },
              { replace: true, preventScrollReset: true },
            );
          }}
        >
          Show all
        </button>
      )}
    </div>
  );
}
