import { Button, Flex, Input } from 'antd';
import { type KeyboardEvent, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { addDays, formatDay, useToday } from '@/entities/restaurant';
import { useAddress } from '@/shared/lib/address';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { toast } from '@/shared/ui/toast';
import { monthOf } from '../model/month';
import type { Planned } from '../model/planned';
import { type Moving, ContentCalendarContext } from '../model/use-content-calendar';
import styles from './move-bar.module.css';

/** Up is the previous week, as in a calendar. */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

interface MoveBarProps extends Moving {
  onChange: (to: string) => void;
  onDrop: () => void;
  onCancel: () => void;
}

/** Chooses the day for the lifted item, by arrow keys or a date field. */
function MoveBar({ item, to, onChange, onDrop, onCancel }: MoveBarProps) {
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
    <Flex
      component="form"
      gap="8px 12px"
      wrap
      align="center"
      className={styles.bar}
      aria-label={`Move “${item.title}”`}
      onSubmit={(event) => {
        event.preventDefault();
        if (to) onDrop();
      }}
    >
      <p className={`cut strong ${styles.title ?? ''}`}>{item.title}</p>
      <label htmlFor={id}>New day</label>
      <Input
        id={id}
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
    </Flex>
  );
}

/** Lets its items be moved to other days, by pointer, or by a button and keys. */
export function ContentCalendarProvider({ children }: { children: ReactNode }) {
  const today = useToday();
  const { parameters, change } = useAddress();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [dragged, setDragged] = useState<Planned | null>(null);
  const [pendingMove, setPendingMove] = useState<{ item: Planned; day: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const lifter = useRef<HTMLElement>(null);

  /** To the button that lifted the item, or to the item's new place; if that is not rendered yet, the list does it. */
  function giveFocusBack({ id }: Planned) {
    if (lifter.current?.isConnected) lifter.current.focus();
    else document.querySelector<HTMLElement>(`[data-row="${id}"] [data-heading]`)?.focus();
  }

  function move(item: Planned, day: string) {
    if (parameters.has('month') || monthOf(day) !== monthOf(today)) showMonthOf(day);
    item.move(day);
  }

  function showMonthOf(day: string) {
    if (parameters.get('show') !== 'calendar') return;
    change({ month: monthOf(day) === monthOf(today) ? null : monthOf(day) });
  }

  function drop(item: Planned, day: string) {
    setDragged(null);
    const why = item.fixed ?? item.refusal?.(day);
    if (why !== undefined) {
      refuse(item, why);
      return;
    }
    setMoving(null);
    giveFocusBack(item);
    if (day === item.day) return;
    if (item.asks === undefined) {
      move(item, day);
      return;
    }
    setPendingMove({ item, day });
    setAsking(true);
  }

  return (
    <ContentCalendarContext
      value={{
        moving,
        dragged,
        lift(item) {
          if (item.fixed !== undefined) {
            refuse(item, item.fixed);
            return;
          }
          lifter.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
          setMoving({ item, to: item.day ?? today });
        },
        drag(item) {
          lifter.current = null;
          if (item?.fixed === undefined) setDragged(item);
          else refuse(item, item.fixed);
        },
        drop,
      }}
    >
      {children}
      {moving && (
        <MoveBar
          key={moving.item.id}
          {...moving}
          onChange={(to) => {
            setMoving({ item: moving.item, to });
          }}
          onDrop={() => {
            drop(moving.item, moving.to);
          }}
          onCancel={() => {
            setMoving(null);
            giveFocusBack(moving.item);
          }}
        />
      )}
      {pendingMove && (
        <ConfirmDialog
          title={`Move “${pendingMove.item.title}” to ${formatDay(pendingMove.day)}?`}
          okText="Move"
          isBusy={false}
          open={isAsking}
          onConfirm={() => {
            setAsking(false);
            move(pendingMove.item, pendingMove.day);
          }}
          onClose={() => {
            setAsking(false);
          }}
          afterClose={() => {
            setPendingMove(null);
            giveFocusBack(pendingMove.item);
          }}
        >
          <p>{pendingMove.item.asks}</p>
        </ConfirmDialog>
      )}
    </ContentCalendarContext>
  );
}

function refuse({ title }: Planned, why: string): void {
  toast({ title: `Couldn’t move “${title}”`, description: why });
}
