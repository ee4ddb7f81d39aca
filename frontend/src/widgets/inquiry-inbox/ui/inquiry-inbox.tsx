import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Segmented, type TableColumnsType } from 'antd';
import { type HTMLAttributes, memo } from 'react';
import {
  exportAddress,
  groupOf,
  type Inquiry,
  type InquiryFilter,
  type InquiryGroup,
  inquiryQueries,
  type InquirySummary,
  isKind,
  kindLabels,
  kindsOf,
} from '@/entities/inquiry';
import { formatMoment } from '@/entities/restaurant';
import { usePagedList } from '@/shared/api';
import { FIRST_PAGE, useAddress } from '@/shared/lib/address';
import { formatNumber } from '@/shared/lib/numbers';
import { useNewDialog, useOpenItem } from '@/shared/lib/open-item';
import { FilterBar, SelectFilter } from '@/shared/ui/filters';
import { ListRow } from '@/shared/ui/list-row';
import { ListView, Pager } from '@/shared/ui/list-view';
import { NewDialog, OpenedDialog, useOpened } from '@/shared/ui/opened';
import { headingMark, rowMark, useRowFocus } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import { preview } from '../model';
import styles from './inquiry-inbox.module.css';

const loadInquiryDialog = async () => (await import('./read-inquiry-dialog')).ReadInquiryDialog;

function OpenInquiry({ afterClose }: { afterClose: () => void }) {
  const opened = useOpened<Inquiry, 'read' | 'answer'>({
    find: () => undefined,
    load: inquiryQueries.one,
    dialogOf: (_, name) => (name === 'answer' ? 'answer' : 'read'),
  });
  return (
    <OpenedDialog
      opened={opened}
      noun="inquiry"
      load={loadInquiryDialog}
      with={(inquiry, dialog) => ({ inquiry, isAnswering: dialog === 'answer' })}
      afterClose={afterClose}
    />
  );
}

const InquiryStanding = ({ inquiry: { isRead, answers } }: { inquiry: Inquiry }) => (
  <>
    {isRead === 'false' && <StatusTag tone="waiting">New</StatusTag>}
    {answers.length > 0 && <StatusTag tone="good">Replied</StatusTag>}
  </>
);

const COLUMNS: TableColumnsType<Inquiry> = [
  { title: 'Kind', width: 132, render: (_, { kind }) => kindLabels[kind] },
  {
    title: 'From',
    width: '20%',
    render: (_, { name, email }) => (
      <h3 {...headingMark}>
        {/* The click bubbles to the row, which opens it. */}
        <button type="button" className={styles.open}>
          {name || email || 'A visitor'}
        </button>
      </h3>
    ),
  },
  { title: 'Message', render: (_, inquiry) => <p className="lines soft">{preview(inquiry)}</p> },
  {
    title: 'State',
    width: 112,
    render: (_, inquiry) => (
      <Flex gap={4} wrap>
        <InquiryStanding inquiry={inquiry} />
      </Flex>
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

function InquiryTable({ inquiries }: { inquiries: readonly Inquiry[] }) {
  const item = useOpenItem();
  return (
    <Table
      className={styles.table}
      size="medium"
      columns={COLUMNS}
      dataSource={inquiries}
      rowKey="id"
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
      narrow={(inquiry) => <InquiryRow key={inquiry.id} inquiry={inquiry} />}
    />
  );
}

const FILTER_NAMES = ['search', 'kind', 'read'] as const;

/** The inbox that the URL names, by default the guests'. */
function useInboxGroup(): InquiryGroup {
  const { parameters } = useAddress();
  const kind = parameters.get('kind');
  if (isKind(kind)) return groupOf(kind);
  return parameters.get('group') === 'agency' ? 'agency' : 'guests';
}

/** The filter in the URL, ignoring invalid values. */
function useInboxFilter(): InquiryFilter & { group: InquiryGroup } {
  const { parameters } = useAddress();
  const group = useInboxGroup();
  const kind = parameters.get('kind');
  const read = parameters.get('read');
  const search = parameters.get('search');
  return {
    group,
    ...(isKind(kind) && { kind }),
    ...((read === 'true' || read === 'false') && { isRead: read }),
    ...(search && { search: search.slice(0, 100) }),
  };
}

const LABELS: Readonly<Record<InquiryGroup, string>> = { guests: 'Guests', agency: 'Agency' };

/** Switches between guests' questions and the agency's clients, each with its unread count. */
function InboxGroups() {
  const group = useInboxGroup();
  const { change } = useAddress();
  const { data: guests } = useQuery(inquiryQueries.summary('guests'));
  const { data: agency } = useQuery(inquiryQueries.summary('agency'));
  return (
    <Segmented<InquiryGroup>
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

function labelOf(group: InquiryGroup, summary: InquirySummary | undefined): string {
  if (!summary) return LABELS[group];
  const unread = summary.unread > 0 ? `, ${formatNumber(summary.unread)} unread` : '';
  return `${LABELS[group]} (${formatNumber(summary.total)}${unread})`;
}

const counted = (label: string, count: number | undefined) =>
  count === undefined ? label : `${label} (${formatNumber(count)})`;

function InboxFilters() {
  const group = useInboxGroup();
  const { data: summary } = useQuery(inquiryQueries.summary(group));
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

const InquiryRow = memo(function InquiryRow({ inquiry }: { inquiry: Inquiry }) {
  const { id, kind, name, email, createdAt, isRead } = inquiry;
  const item = useOpenItem();
  return (
    <ListRow
      id={id}
      isRead={isRead === 'true'}
      from={kindLabels[kind]}
      title={name || email || 'A visitor'}
      badge={<InquiryStanding inquiry={inquiry} />}
      when={<time dateTime={createdAt}>{formatMoment(createdAt)}</time>}
      onOpen={() => {
        item.open(id, 'read');
      }}
    >
      {preview(inquiry)}
    </ListRow>
  );
});

const loadPersonalRecord = async () => (await import('./personal-record-dialog')).PersonalRecordDialog;

/** Inquiries of guests, or of the agency's clients, newest first. */
export function InquiryInbox() {
  const filter = useInboxFilter();
  const list = usePagedList(inquiryQueries.list(filter));
  const { area, restore } = useRowFocus();
  const person = useNewDialog();
  const { parameters } = useAddress();
  const isNarrowed = FILTER_NAMES.some((name) => parameters.has(name));
  return (
    <div ref={area}>
      <OpenInquiry afterClose={restore} />
      <NewDialog dialog={person} load={loadPersonalRecord} with={{}} />
      <Flex component="section" vertical gap="middle" aria-labelledby="inbox">
        <Flex component="header" gap="8px 32px" wrap align="center" justify="space-between">
          <h2 id="inbox" {...headingMark}>
            Inbox
          </h2>
          <Flex gap="4px 16px" wrap align="center">
            <Button onClick={person.open}>Personal data...</Button>
            <Button type="link" href={exportAddress(filter)} download>
              Export CSV
            </Button>
          </Flex>
        </Flex>
        <InboxGroups />
        <InboxFilters />
        <ListView
          list={list}
          loading="Loading inquiries..."
          failed="Couldn’t load inquiries."
          empty={
            isNarrowed ? 'No inquiries match.' : { text: 'No inquiries yet.', hint: 'What visitors send appears here.' }
          }
        >
          {(inquiries) => (
            <>
              <InquiryTable inquiries={inquiries} />
              <Pager {...list} />
            </>
          )}
        </ListView>
      </Flex>
    </div>
  );
}
