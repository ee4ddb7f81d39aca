import { useQuery } from '@tanstack/react-query';
import { Button, Segmented, type TableColumnsType } from 'antd';
import { type HTMLAttributes, memo } from 'react';
import {
  type Enquiry,
  type EnquiryFilter,
  type EnquiryGroup,
  enquiryQueries,
  type EnquirySummary,
  exportAddress,
  groupOf,
  isKind,
  kindLabels,
  kindsOf,
} from '@/entities/enquiry';
import { formatMoment } from '@/entities/restaurant';
import { usePagedList } from '@/shared/api';
import { FIRST_PAGE, useAddress } from '@/shared/lib/address';
import { useMedia } from '@/shared/lib/media';
import { formatNumber } from '@/shared/lib/numbers';
import { useNewDialog, useOpenItem } from '@/shared/lib/open-item';
import { FilterBar, SelectFilter } from '@/shared/ui/filters';
import { LazyPart } from '@/shared/ui/lazy-part';
import { LetterRow } from '@/shared/ui/letter-row';
import { ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, rowMark, useRowFocus } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import { preview } from '../model/sent-fields';
import styles from './enquiry-inbox.module.css';
import { loadEnquiryDialog, OpenEnquiry } from './open-enquiry';

const EnquiryStanding = ({ enquiry: { isRead, answers } }: { enquiry: Enquiry }) => (
  <>
    {isRead === 'false' && <StatusTag tone="waiting">New</StatusTag>}
    {answers.length > 0 && <StatusTag tone="good">Replied</StatusTag>}
  </>
);

const COLUMNS: TableColumnsType<Enquiry> = [
  { title: 'Kind', width: 132, render: (_, { kind }) => kindLabels[kind] },
  {
    title: 'From',
    width: '20%',
    render: (_, { name, email }) => (
      <h3 className={styles.name} {...headingMark}>
        {/* Its click reaches the row, which opens it. */}
        <button type="button" className={styles.open} onFocus={() => void loadEnquiryDialog().catch(() => undefined)}>
          {name || email || 'A visitor'}
        </button>
      </h3>
    ),
  },
  { title: 'Message', render: (_, enquiry) => <p className={styles.preview}>{preview(enquiry)}</p> },
  {
    title: 'State',
    width: 112,
    render: (_, enquiry) => (
      <div className={styles.standing}>
        <EnquiryStanding enquiry={enquiry} />
      </div>
    ),
  },
  {
    title: 'When',
    width: 184,
    align: 'right',
    className: styles.when,
    render: (_, { createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
];

function EnquiryTable({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const item = useOpenItem();
  return (
    <Table
      className={styles.table}
      size="medium"
      columns={COLUMNS}
      dataSource={enquiries}
      rowKey="id"
      pagination={false}
      tableLayout="fixed"
      onRow={({ id, isRead }) =>
        ({
          ...rowMark(id),
          'data-read': isRead,
          onClick: () => {
            item.open(id, 'read');
          },
        }) as HTMLAttributes<HTMLElement>
      }
    />
  );
}

const FILTER_NAMES = ['search', 'kind', 'read'] as const;

/** Whose inbox the address shows: guests' unless it says otherwise. */
function useInboxGroup(): EnquiryGroup {
  const { parameters } = useAddress();
  const kind = parameters.get('kind');
  if (isKind(kind)) return groupOf(kind);
  return parameters.get('group') === 'agency' ? 'agency' : 'guests';
}

/** What the address narrows the inbox by; what it cannot mean is left out. */
function useInboxFilter(): EnquiryFilter & { group: EnquiryGroup } {
  const { parameters } = useAddress();
  const group = useInboxGroup();
  const [kind, read, search] = [parameters.get('kind'), parameters.get('read'), parameters.get('search')];
  return {
    group,
    ...(isKind(kind) && { kind }),
    ...((read === 'true' || read === 'false') && { isRead: read }),
    ...(search && { search: search.slice(0, 100) }),
  };
}

const LABELS: Readonly<Record<EnquiryGroup, string>> = { guests: 'Guests', agency: 'Agency' };

/** Guests' questions and the agency's clients apart, each with what nobody has read yet. */
function InboxGroups() {
  const group = useInboxGroup();
  const { change } = useAddress();
  const { data: guests } = useQuery(enquiryQueries.summary('guests'));
  const { data: agency } = useQuery(enquiryQueries.summary('agency'));
  return (
    <Segmented<EnquiryGroup>
      className={styles.groups}
      aria-label="Inbox"
      value={group}
      options={[
        { value: 'guests', label: labelOf('guests', guests) },
        { value: 'agency', label: labelOf('agency', agency) },
      ]}
      onChange={(wanted) => {
        change({ group: wanted, kind: null, ...FIRST_PAGE });
      }}
    />
  );
}

function labelOf(group: EnquiryGroup, summary: EnquirySummary | undefined): string {
  if (!summary) return LABELS[group];
  const unread = summary.unread > 0 ? `, ${formatNumber(summary.unread)} unread` : '';
  return `${LABELS[group]} (${formatNumber(summary.total)}${unread})`;
}

const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;

function InboxFilters() {
  const group = useInboxGroup();
  const { data: summary } = useQuery(enquiryQueries.summary(group));
  return (
    <FilterBar names={FILTER_NAMES} search="Search">
      <SelectFilter
        name="kind"
        label="Kind"
        all={counted('All kinds', summary?.total)}
        options={kindsOf(group).map((kind) => ({ value: kind, label: counted(kindLabels[kind], summary?.[kind]) }))}
      />
      <SelectFilter
        name="read"
        label="State"
        all="Read and unread"
        options={[
          { value: 'false', label: counted('Unread', summary?.unread) },
          { value: 'true', label: counted('Read', summary && summary.total - summary.unread) },
        ]}
      />
    </FilterBar>
  );
}

const EnquiryRow = memo(function EnquiryRow({ enquiry }: { enquiry: Enquiry }) {
  const { id, kind, name, email, createdAt, isRead } = enquiry;
  const item = useOpenItem();
  return (
    <LetterRow
      id={id}
      isRead={isRead === 'true'}
      from={kindLabels[kind]}
      title={name || email || 'A visitor'}
      badge={<EnquiryStanding enquiry={enquiry} />}
      preview={preview(enquiry)}
      when={<time dateTime={createdAt}>{formatMoment(createdAt)}</time>}
      onApproach={() => void loadEnquiryDialog().catch(() => undefined)}
      onOpen={() => {
        item.open(id, 'read');
      }}
    />
  );
});

const loadPersonalRecord = async () => (await import('./personal-record-dialog')).PersonalRecordDialog;

/** What guests have asked, or what the agency's clients have sent, newest first. */
export function EnquiryInbox() {
  const filter = useInboxFilter();
  const list = usePagedList(enquiryQueries.list(filter));
  const { area, restore } = useRowFocus();
  const person = useNewDialog();
  const { parameters } = useAddress();
  const isWide = useMedia('(min-width: 820px)');
  const isNarrowed = FILTER_NAMES.some((name) => parameters.has(name));
  return (
    <div ref={area}>
      <OpenEnquiry afterClose={restore} />
      {person.isThere && <LazyPart load={loadPersonalRecord} with={person.props} />}
      <section className={styles.panel} aria-labelledby="inbox">
        <header className={styles.head}>
          <h2 id="inbox" className={styles.title} {...headingMark}>
            Inbox
          </h2>
          <div className={styles.actions}>
            <Button onClick={person.open}>Personal data...</Button>
            <a href={exportAddress(filter)} download>
              Export CSV
            </a>
          </div>
        </header>
        <InboxGroups />
        <InboxFilters />
        <ListView
          list={list}
          loading="Loading inquiries..."
          failed="Couldn’t load inquiries."
          empty={isNarrowed ? 'No inquiries match.' : 'No inquiries yet. What visitors send will appear here.'}
        >
          {(enquiries) => (
            <>
              {isWide ? (
                <EnquiryTable enquiries={enquiries} />
              ) : (
                <div className={styles.rows}>
                  {enquiries.map((enquiry) => (
                    <EnquiryRow key={enquiry.id} enquiry={enquiry} />
                  ))}
                </div>
              )}
              <Pager {...list} />
            </>
          )}
        </ListView>
      </section>
    </div>
  );
}
