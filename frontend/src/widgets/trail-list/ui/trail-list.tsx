import { Button, type TableColumnsType } from 'antd';
import { formatMomentNarrow } from '@/entities/restaurant';
import { TRAIL_EXPORT, type TrailEntry, trailQueries } from '@/entities/trail';
import { usePagedList } from '@/shared/api';
import { ListView, Pager } from '@/shared/ui/list-view';
import { Table } from '@/shared/ui/table';
import { useTrailFilter } from '../model/use-trail-filter';
import { TrailFilters } from './trail-filters';
import styles from './trail-list.module.css';
import { TrailLine } from './trail-line';

const COLUMNS: TableColumnsType<TrailEntry> = [
  {
    title: 'When',
    className: styles.when,
    render: (_, { occurredAt }) => <time dateTime={occurredAt}>{formatMomentNarrow(occurredAt)}</time>,
  },
  { title: 'What happened', render: (_, entry) => <TrailLine entry={entry} /> },
];

/** Everything that was done, by everybody, newest first. */
export function TrailList() {
  const filter = useTrailFilter();
  const list = usePagedList(trailQueries.list(filter));
  return (
    <>
      <TrailFilters />
      <div>
        <Button href={TRAIL_EXPORT} download="trail.jsonl">
          Download everything
        </Button>
      </div>
      <ListView
        list={list}
        loading="Loading activity..."
        failed="Couldn’t load activity."
        empty={Object.keys(filter).length > 0 ? 'No matching activity.' : 'No activity yet.'}
      >
        {(entries) => (
          <>
            <Table className={styles.table} columns={COLUMNS} dataSource={entries} rowKey="id" pagination={false} />
            <Pager {...list} />
          </>
        )}
      </ListView>
    </>
  );
}
