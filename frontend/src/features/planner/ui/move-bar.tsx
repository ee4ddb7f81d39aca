import { Button, Input } from 'antd';
import { type KeyboardEvent, useEffect, useEffectEvent, useId } from 'react';
import { addDays, formatDay, useToday } from '@/entities/restaurant';
import type { Moving } from '../model/use-planner';
import styles from './move-bar.module.css';

/** Up is the week before, as it stands above in a calendar. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface MoveBarProps extends Moving {
  onChange: (to: string) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Where what was lifted goes to: by arrow keys, or by the date itself. */
export function MoveBar({ item, to, onChange, onDrop, onCancel }: MoveBarProps) {
  const today = useToday();
  const id = useId();

  const cancel = useEffectEvent(onCancel);
  useEffect(() => {
    const leave = ({ key }: globalThis.KeyboardEvent) => {
      if (key === 'Escape') cancel();
    };
    document.addEventListener('keydown', leave);
    return () => {
      document.removeEventListener('keydown', leave);
    };
  }, []);

  const step = (event: KeyboardEvent) => {
    const days = STEPS[event.key];
    if (days === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    onChange(addDays(to || item.day || today, days));
  };

  return (
    <form
      className={styles.bar}
      aria-label={`Move “${item.title}”`}
      onSubmit={(event) => {
        event.preventDefault();
        if (to) onDrop();
      }}
    >
      <p className={styles.title}>{item.title}</p>
      <label htmlFor={id}>New day</label>
      <Input
        id={id}
        className={styles.day}
        type="date"
        autoFocus
        required
        value={to}
        aria-describedby={`${id}-keys`}
        onKeyDown={step}
        onChange={({ target }) => {
          onChange(target.value);
        }}
      />
      <Button type="primary" htmlType="submit" disabled={!to}>
        Move
      </Button>
      <Button onClick={onCancel}>Cancel</Button>
      <p id={`${id}-keys`} className={styles.keys}>
        Use the arrow keys to move by a day or a week. Enter saves, Esc cancels.
      </p>
      <p role="status" className="visually-hidden">
        {to && formatDay(to)}
      </p>
    </form>
  );
}
