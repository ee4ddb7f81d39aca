import { Button, Flex } from 'antd';
import { type ReactNode, useId } from 'react';
import { errorText, type ShownList } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { EmptyState } from '@/shared/ui/empty-state';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { Skeleton } from '@/shared/ui/skeleton';
import { StatusTag } from '@/shared/ui/status-tag';
import type { Planned } from '../model/planned';
import { useContentCalendar } from '../model/use-content-calendar';
import styles from './board.module.css';
import { MoveButton } from './move-button';

/** Columns by status, next to each other; on a phone one per swipe. */
export const Board = ({ label, children }: { label: string; children: ReactNode }) => (
  <div role="region" aria-label={label} className={styles.board}>
    {children}
  </div>
);

interface BoardColumnProps {
  /** Says what dropping an item here does. */
  name: string;
  title: string;
  /** The status of most items; an item shows its status only if it differs. */
  usual: string;
  list: ShownList<unknown> & {
    total: string | undefined;
    hasOlder: boolean;
    isReadingOlder: boolean;
    showOlder: () => void;
  };
  /** Those of the rows that still have the column's status. */
  items: readonly Planned[];
  /** Text when loading fails. */
  failed: string;
  /** More facts about an item. */
  facts: (id: string) => ReactNode;
  onOpen: (id: string) => void;
}

export function BoardColumn({ name, title, usual, list, items, failed, facts, onOpen }: BoardColumnProps) {
  const heading = useId();
  const { dragged, drag } = useContentCalendar();
  const receive = dragged?.dropOn?.[name];
  return (
    <div
      role="presentation"
      className={styles.column}
      data-receives={receive !== undefined}
      onDragOver={(event) => {
        if (receive) event.preventDefault();
      }}
      onDrop={(event) => {
        if (!receive) return;
        event.preventDefault();
        receive();
        drag(null);
      }}
    >
      <Flex component="section" vertical gap="small" aria-labelledby={heading}>
        <Flex component="h2" gap="small" align="baseline" id={heading} className={styles.heading} {...headingMark}>
          {title} {list.rows && <span>{countOf(list, items.length)}</span>}
        </Flex>
        {list.error && (
          <p role="alert" className={styles.failed}>
            {errorText(list.error, failed)}{' '}
            <Button type="link" onClick={list.retry}>
              Try again
            </Button>
          </p>
        )}
        {!list.rows && !list.error && <Skeleton label={`Loading ${title}...`} />}
        {list.rows && items.length === 0 && <EmptyState text="Nothing here." />}
        {items.map((item) => (
          <BoardCard key={item.id} item={item} usual={usual} onOpen={onOpen}>
            {facts(item.id)}
          </BoardCard>
        ))}
        {list.hasOlder && (
          <Button loading={list.isReadingOlder} onClick={list.showOlder}>
            Show older
          </Button>
        )}
      </Flex>
    </div>
  );
}

/** The server's count, without items that have just left the column. */
function countOf({ rows = [], total = '' }: BoardColumnProps['list'], shown: number): string {
  const number = Number(total);
  return Number.isNaN(number) ? total : formatNumber(number - (rows.length - shown));
}

interface BoardCardProps {
  item: Planned;
  /** The status that the column's title implies. */
  usual: string;
  onOpen: (id: string) => void;
  children: ReactNode;
}

function BoardCard({ item, usual, onOpen, children }: BoardCardProps) {
  const { moving, dragged, drag } = useContentCalendar();
  const heading = useId();
  return (
    <div
      role="presentation"
      draggable={item.dropOn !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        drag(item);
      }}
      onDragEnd={() => {
        drag(null);
      }}
    >
      <Flex
        component="article"
        vertical
        gap={4}
        className={styles.card}
        aria-labelledby={heading}
        data-tone={item.tone}
        data-lifted={[moving?.item.id, dragged?.id].includes(item.id)}
        {...rowMark(item.id)}
      >
        <p className="hint">{item.when}</p>
        <h3 className={styles.title}>
          <button
            id={heading}
            type="button"
            className="bare"
            data-heading=""
            onClick={() => {
              onOpen(item.id);
            }}
          >
            {item.title}
          </button>
        </h3>
        {children}
        {item.label !== usual && (
          <div>
            <StatusTag tone={item.tone}>{item.label}</StatusTag>
          </div>
        )}
        {item.day !== null && !item.isOver && (
          <div className={styles.foot}>
            <MoveButton item={item} />
          </div>
        )}
      </Flex>
    </div>
  );
}
