import { onlineManager } from '@tanstack/react-query';
import { Input } from 'antd';
import { useRef, useState } from 'react';
import type { BoardRole, Reservation } from '@/entities/reservation';
import { useAssignTables } from '../api';
import styles from './tables-field.module.css';

const MAX_LENGTH = 40;

interface TablesFieldProps {
  role: BoardRole;
  reservation: Pick<Reservation, 'id' | 'customerName'> & Partial<Pick<Reservation, 'tables'>>;
  /** The key that focuses it while the row has the focus. */
  shortcut: string;
}

/** The tables of a party: type, Enter. Leaving the field saves as well; Escape restores. */
export function TablesField({ role, reservation, shortcut }: TablesFieldProps) {
  const { id, customerName: guest, tables } = reservation;
  const stored = tables ?? '';
  /** Null unless someone types. */
  const [typed, setTyped] = useState<string | null>(null);
  const isCanceled = useRef(false);
  const { send } = useAssignTables(role, id);

  function save() {
    const text = isCanceled.current ? undefined : typed?.trim();
    isCanceled.current = false;
    setTyped(null);
    if (text === undefined || text === stored) return;
    const expected = onlineManager.isOnline() ? {} : { expectedTables: stored };
    send({ id, guest, tables: text, ...expected }, { onError: () => setTyped(text) });
  }

  return (
    <Input
      size="small"
      className={styles.field ?? ''}
      data-empty={stored === '' || undefined}
      aria-label={`Tables of ${guest}`}
      aria-keyshortcuts={shortcut}
      title={`Table numbers, such as 4 or 4, 5 (${shortcut.toUpperCase()})`}
      placeholder="Table"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={MAX_LENGTH}
      value={typed ?? stored}
      onChange={({ target }) => {
        setTyped(target.value);
      }}
      onFocus={({ target }) => {
        target.select();
      }}
      onBlur={save}
      onKeyDown={({ key, currentTarget }) => {
        if (key !== 'Escape' && key !== 'Enter') return;
        isCanceled.current = key === 'Escape';
        // The row has the keys again; leaving the field saves.
        currentTarget.closest<HTMLElement>('[data-row]')?.focus();
      }}
    />
  );
}
