import type { Planned } from '../model/planned';
import { usePlanner } from '../model/use-planner';
import styles from './month.module.css';
import { MoveButton } from './move-button';

export interface CalendarItemProps {
  item: Planned;
  onOpen: (id: string) => void;
  /** When it is likely to be opened. */
  onNear: () => void;
}

export function CalendarItem({ item, onOpen, onNear }: CalendarItemProps) {
  const { moving, dragged, drag } = usePlanner();
  const isLifted = [moving?.item.id, dragged?.id].includes(item.id);
  return (
    <div
      role="presentation"
      className={styles.item}
      data-tone={item.tone}
      data-row={item.id}
      data-lifted={isLifted}
      draggable
      onDragStart={(event) => {
        if (item.fixed !== undefined) event.preventDefault();
        else event.dataTransfer.effectAllowed = 'move';
        drag(item);
      }}
      onDragEnd={() => {
        drag(null);
      }}
    >
      <button
        type="button"
        className={styles.open}
        data-tone={item.tone}
        data-heading=""
        onFocus={onNear}
        onClick={() => {
          onOpen(item.id);
        }}
      >
        {item.title} <span className="visually-hidden">({item.label})</span>
      </button>
      {!item.isOver && <MoveButton item={item} isSmall />}
    </div>
  );
}
