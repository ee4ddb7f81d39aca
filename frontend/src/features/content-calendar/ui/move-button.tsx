import { Button } from 'antd';
import type { Planned } from '../model/planned';
import { useContentCalendar } from '../model/use-content-calendar';
import styles from './month.module.css';

const LABEL = 'Move to another day';

interface MoveButtonProps {
  item: Planned;
  /** For narrow places. */
  isSmall?: boolean;
}

/** Starts moving its item; if that is not possible, says why. */
export function MoveButton({ item, isSmall = false }: MoveButtonProps) {
  const { lift, moving } = useContentCalendar();
  return (
    <Button
      type="text"
      size="small"
      className={isSmall ? styles.handle : undefined}
      aria-label={`${LABEL}: ${item.title}`}
      aria-pressed={moving?.item.id === item.id}
      aria-disabled={item.fixed !== undefined}
      onClick={() => {
        lift(item);
      }}
    >
      {isSmall ? <Dots /> : LABEL}
    </Button>
  );
}

const Dots = () => (
  <svg width="10" height="16" viewBox="0 0 10 16" fill="currentColor" aria-hidden>
    {[2, 8, 14].flatMap((y) => [2, 8].map((x) => <circle key={`${String(x)} ${String(y)}`} cx={x} cy={y} r="1.5" />))}
  </svg>
);
