import { type TableColumnsType } from 'antd';
import type { HTMLAttributes } from 'react';
import { type Contact, nameOf, reachOf, statusLabels } from '@/entities/email-marketing/contacts';
import { formatShortDayOf } from '@/entities/restaurant';
import { mailHref } from '@/shared/links';
import { formatNumber } from '@/shared/lib/numbers';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { GREATEST_FIRST, sortable, type Sorting } from '@/shared/ui/sorting';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import type { Selection } from '../model/use-selection';
import { ContactActions } from './contact-actions';
import styles from './contact-table.module.css';

/** About what a line has room for. */
const TAGS_LENGTH = 30;

/** Those that fit on a line, and how many more there are. */
function Tags({ of: tags }: { of: readonly string[] }) {
  const fitting = tags.filter((_, index) => index === 0 || tags.slice(0, index + 1).join(', ').length <= TAGS_LENGTH);
  const more = tags.slice(fitting.length);
  return (
    <span className={styles.tags} title={tags.join(', ')}>
      <span className={styles.shown}>{fitting.join(', ')}</span>
      {more.length > 0 && (
        <>
          <span className="visually-hidden">, {more.join(', ')}</span>
          <span aria-hidden>+{more.length}</span>
        </>
      )}
    </span>
  );
}

const DATES: TableColumnsType<Contact> = [
  {
    key: 'lastVisit',
    title: 'Last visit',
    sortDirections: GREATEST_FIRST,
    width: 110,
    className: styles.date,
    render: (_, { lastVisit }) => (lastVisit === null ? '–' : formatShortDayOf(lastVisit)),
  },
  {
    key: 'createdAt',
    title: 'Added',
    sortDirections: GREATEST_FIRST,
    width: 110,
    className: styles.date,
    render: (_, { createdAt }) => formatShortDayOf(createdAt),
  },
];

/** Where there is less room, the last visit stands below their number. */
const columnsOf = (isRoomy: boolean): TableColumnsType<Contact> => [
  {
    key: 'name',
    title: 'Name',
    width: isRoomy ? '22%' : '23%',
    render: (_, contact) => (
      <>
        <h3 className={styles.name} title={nameOf(contact)} {...headingMark}>
          {nameOf(contact)}
        </h3>
        {contact.phone !== null && <span className={styles.phone}>{contact.phone}</span>}
      </>
    ),
  },
  {
    key: 'email',
    title: 'Email',
    render: (_, { email, tags }) => (
      <>
        <a href={mailHref(email)} className={styles.email} title={email}>
          {email}
        </a>
        {tags.length > 0 && <Tags of={tags} />}
      </>
    ),
  },
  {
    title: 'Status',
    width: 118,
    render: (_, contact) => {
      const { label, tone } = statusLabels[contact.status];
      const reach = reachOf(contact);
      return (
        <div className={styles.standing}>
          <StatusTag tone={tone}>{label}</StatusTag>
          <span className={styles.reach} data-tone={reach.tone}>
            {reach.label}
          </span>
        </div>
      );
    },
  },
  {
    key: 'totalVisits',
    title: 'Visits',
    sortDirections: GREATEST_FIRST,
    width: isRoomy ? 80 : 124,
    align: 'right',
    className: styles.figure,
    render: (_, { totalVisits, lastVisit }) => (
      <>
        {formatNumber(totalVisits)}
        {!isRoomy && lastVisit !== null && <span className={styles.last}>{formatShortDayOf(lastVisit)}</span>}
      </>
    ),
  },
  ...(isRoomy ? DATES : []),
  {
    title: <span className="visually-hidden">Actions</span>,
    width: 114,
    render: (_, contact) => <ContactActions contact={contact} className={styles.actions} size="small" />,
  },
];

interface ContactTableProps {
  contacts: readonly Contact[];
  selection: Selection;
  sorting: Sorting;
  isRoomy: boolean;
}

export function ContactTable({ contacts, selection, sorting, isRoomy }: ContactTableProps) {
  return (
    <Table
      className={styles.table}
      size="medium"
      {...sortable(columnsOf(isRoomy), sorting)}
      dataSource={contacts}
      rowKey="id"
      pagination={false}
      tableLayout="fixed"
      onRow={({ id, status }) => ({ ...rowMark(id), 'data-status': status }) as HTMLAttributes<HTMLElement>}
      rowSelection={{
        columnWidth: 44,
        selectedRowKeys: [...selection.ids],
        preserveSelectedRowKeys: true,
        getCheckboxProps: (contact) => ({ 'aria-label': `Select ${nameOf(contact)}` }),
        getTitleCheckboxProps: () => ({ 'aria-label': 'Select all on this page' }),
        onChange: (keys) => {
          selection.choose(keys.map(String));
        },
      }}
    />
  );
}
