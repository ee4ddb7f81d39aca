import type { ScheduledContent } from '@/entities/scheduled-content';
import { useOpenItem } from '@/shared/lib/open-item';
import { dialogsOf } from '../model/next-actions';
import { standingOf, STANDINGS } from '../model/standing';
import styles from './content-calendar.module.css';
import { loadContentDialog } from './open-content';

export function CalendarItem({ content }: { content: ScheduledContent }) {
  const item = useOpenItem();
  const { label, tone } = STANDINGS[standingOf(content, new Date())];
  return (
    <button
      type="button"
      className={styles.item}
      data-tone={tone}
      onFocus={() => void loadContentDialog().catch(() => undefined)}
      onClick={() => {
        item.open(content.id, dialogsOf(content.status)[0] ?? 'view');
      }}
    >
      {content.title} <span className="visually-hidden">({label})</span>
    </button>
  );
}
