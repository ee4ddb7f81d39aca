import { Alert, Button, Flex } from 'antd';
import { type ReactNode, useDeferredValue } from 'react';
import { errorText, type ShownList } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { WaitingForConnection } from '@/shared/ui/answer-view';
import { EmptyState, type EmptyStateProps } from '@/shared/ui/empty-state';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './list-view.module.css';

interface ListViewProps<Row> {
  list: ShownList<Row>;
  /** Texts for loading, failure and no rows; a calendar shows its days even if they are empty. */
  loading: string;
  failed: string;
  empty?: string | EmptyStateProps;
  /** Content while it waits for the connection. */
  meanwhile?: ReactNode;
  children: (rows: readonly Row[]) => ReactNode;
}

export function ListView<Row>({ list, loading, failed, empty, meanwhile, children }: ListViewProps<Row>) {
  // Hundreds of rows render in small steps, so that the screen stays responsive.
  const rows = useDeferredValue(list.rows);
  if (!list.rows && list.isPaused) return <WaitingForConnection meanwhile={meanwhile} />;
  if (!list.rows && list.error) {
    return (
      <Alert
        type="error"
        showIcon
        title={errorText(list.error, failed)}
        action={<Button onClick={list.retry}>Try again</Button>}
      />
    );
  }
  if (!rows) return <Skeleton label={loading} />;
  return (
    <>
      {list.error && (
        <p role="status" className={styles.remark}>
          Couldn’t refresh the list. It may be out of date.
        </p>
      )}
      {list.isBefore && list.isPaused && (
        <p role="status" className={styles.remark}>
          You’re offline. Your selection loads when you’re back online.
        </p>
      )}
      {rows.length === 0 && empty ? (
        <EmptyState {...(typeof empty === 'string' ? { text: empty } : empty)} />
      ) : (
        children(rows)
      )}
    </>
  );
}

/** A note above the rows about what they leave out. */
export const ListRemark = ({ children }: { children: ReactNode }) => (
  <Flex gap="8px 16px" wrap align="center" className={styles.remark}>
    {children}
  </Flex>
);

interface PagerProps {
  total: string | undefined;
  /** The page's number, from 1. */
  page: number;
  isTurning: boolean;
  newer: (() => void) | undefined;
  older: (() => void) | undefined;
}

/** Buttons for the previous and next page; renders nothing for a single page. */
export function Pager({ total, page, isTurning, newer, older }: PagerProps) {
  if (!newer && !older) return null;
  return (
    <Flex component="nav" gap="small" wrap align="center" className={styles.pager} aria-label="Pages">
      <Button disabled={!newer} loading={isTurning && !older} onClick={newer}>
        Previous
      </Button>
      <Button disabled={!older} onClick={older}>
        Next
      </Button>
      <span>Page {page}</span>
      {total !== undefined && <span>{`${counted(total)} in all`}</span>}
    </Flex>
  );
}

const counted = (total: string) => total.replace(/^\d+/, (digits) => formatNumber(Number(digits)));
