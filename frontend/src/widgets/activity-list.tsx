import { useQuery } from '@tanstack/react-query';
import { Button, type TableColumnsType } from 'antd';
import { formatMomentNarrow } from '@/entities/restaurant';
import { ACTIVITY_EXPORT, type ActivityEntry, type ActivityFilter, activityQueries } from '@/entities/activity';
import { capitalized, ChangedFields, itemLink, subjects, describeInList } from '@/features/activity-log';
import { usePagedList } from '@/shared/api';
import { useAddress } from '@/shared/lib/address';
import { DateFilter, FilterBar, SelectFilter } from '@/shared/ui/filters';
import { ListView, Pager } from '@/shared/ui/list-view';
import { PageLink } from '@/shared/ui/prefetch';
import { Table } from '@/shared/ui/table';
import styles from './activity-list.module.css';

const FILTER_NAMES = ['search', 'by', 'kind', 'from', 'to'] as const;

const DATE = /^\d{4}-\d\d-\d\d$/;

/** The filter in the URL, ignoring invalid values. */
function useActivityFilter(): ActivityFilter {
  const { parameters } = useAddress();
  const [text, by, subjectType, from, to] = FILTER_NAMES.map((name) => (parameters.get(name) ?? '').slice(0, 100));
  return {
    ...(text && { search: text }),
    ...(by && { by }),
    ...(subjectType && { subjectType }),
    ...(from && DATE.test(from) && { from }),
    ...(to && DATE.test(to) && { to }),
  };
}

const KINDS = Object.entries(subjects)
  .map(([value, { noun }]) => ({ value, label: capitalized(noun) }))
  .sort((one, other) => one.label.localeCompare(other.label));

function ActivityFilters() {
  const { data: people = [] } = useQuery(activityQueries.people());
  return (
    <FilterBar names={FILTER_NAMES} search="Search by name">
      <SelectFilter
        name="by"
        label="Who"
        all="Everyone"
        options={people.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <SelectFilter name="kind" label="What" all="All" options={KINDS} />
      <DateFilter name="from" label="From" />
      <DateFilter name="to" label="To" />
    </FilterBar>
  );
}

function ActivityRow({ entry }: { entry: ActivityEntry }) {
  const link = itemLink(entry);
  const { before, subject, after } = describeInList(entry);
  return (
    <div className={`breaks ${styles.what ?? ''}`}>
      <p>
        {before}
        {link ? <PageLink to={link}>{subject}</PageLink> : subject}
        {after}
      </p>
      <ChangedFields entry={entry} />
    </div>
  );
}

const COLUMNS: TableColumnsType<ActivityEntry> = [
  {
    title: 'When',
    className: styles.when,
    render: (_, { occurredAt }) => <time dateTime={occurredAt}>{formatMomentNarrow(occurredAt)}</time>,
  },
  { title: 'What happened', render: (_, entry) => <ActivityRow entry={entry} /> },
];

/** The whole activity log, newest first. */
export function ActivityList() {
  const filter = useActivityFilter();
  const list = usePagedList(activityQueries.list(filter));
  return (
    <>
      <ActivityFilters />
      <div>
        <Button href={ACTIVITY_EXPORT} download="trail.jsonl">
          Download everything
        </Button>
      </div>
      <ListView
        list={list}
        loading="Loading activity..."
        failed="Couldn’t load activity."
        empty={Object.keys(filter).length > 0 ? 'No activity matches.' : 'No activity yet.'}
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
