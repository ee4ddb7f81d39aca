import { type ReactNode, useRef, useState } from 'react';
import { formatDay, useToday } from '@/entities/restaurant';
import { useAddress } from '@/shared/lib/address';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import { toast } from '@/shared/ui/toast';
import { monthOf } from '../model/month';
import type { Planned } from '../model/planned';
import { type Moving, PlannerContext } from '../model/use-planner';
import { MoveBar } from './move-bar';

/** Lets what stands in it be moved to other days: by the pointer, or lifted by its command and moved by keys. */
export function Planner({ children }: { children: ReactNode }) {
  const today = useToday();
  const { parameters, change } = useAddress();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [dragged, setDragged] = useState<Planned | null>(null);
  const [asked, setAsked] = useState<{ item: Planned; day: string } | null>(null);
  const [isAsking, setAsking] = useState(false);
  const lifter = useRef<HTMLElement>(null);

  /** To what has lifted it, or to where it stands by now; if that is nowhere yet, the list looks for its place. */
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
    setAsked({ item, day });
    setAsking(true);
  }

  return (
    <PlannerContext
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
      {asked && (
        <ConfirmDialog
          title={`Move “${asked.item.title}” to ${formatDay(asked.day)}?`}
          okText="Move"
          isBusy={false}
          open={isAsking}
          onConfirm={() => {
            setAsking(false);
            move(asked.item, asked.day);
          }}
          onClose={() => {
            setAsking(false);
          }}
          afterClose={() => {
            setAsked(null);
            giveFocusBack(asked.item);
          }}
        >
          <p>{asked.item.asks}</p>
        </ConfirmDialog>
      )}
    </PlannerContext>
  );
}

function refuse({ title }: Planned, why: string): void {
  toast({ title: `Couldn’t move “${title}”`, description: why });
}
