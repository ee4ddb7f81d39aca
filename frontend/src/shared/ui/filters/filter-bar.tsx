import { Button } from 'antd';
import { type ReactNode, useId, useState } from 'react';
import { FIRST_PAGE, useAddress } from '@/shared/lib/address';
import { media, useMedia } from '@/shared/lib/media';
import { SearchField } from '../search-field';
import styles from './filters.module.css';

const SEARCH_NAME = 'search';

interface FilterBarProps {
  /** The filters' names in the URL, for clearing them together. */
  names: readonly string[];
  /** The search field's label, if there is one: on a phone the other filters are then behind a button. */
  search?: string;
  children?: ReactNode;
}

/** The filters above a list. */
export function FilterBar({ names, search, children }: FilterBarProps) {
  const { parameters, change } = useAddress();
  const isPhone = useMedia(media.phone);
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const chosen = names.filter((name) => parameters.has(name));
  const behind = chosen.filter((name) => name !== SEARCH_NAME).length;
  return (
    <div className={styles.filters}>
      {search !== undefined && <SearchField label={search} />}
      {search !== undefined && children && (
        <Button
          className={styles.fold}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => {
            setOpen(!isOpen);
          }}
        >
          {behind === 0 ? 'Filters' : `Filters (${String(behind)})`}
        </Button>
      )}
      {(!isPhone || isOpen || search === undefined || !children) && (
        <div id={id} className={styles.conditions}>
          {children}
          {chosen.length > 0 && (
            <Button
              type="link"
              className={styles.all}
              onClick={() => {
                change({ ...Object.fromEntries(names.map((name) => [name, null])), ...FIRST_PAGE });
              }}
            >
              Show all
            </Button>
          )}
        </div>
      )}
    </div>
  );
}
