import { type TableColumnsType } from 'antd';
import type { HTMLAttributes } from 'react';
import { formatMoment, formatShortDayOf } from '@/entities/restaurant';
import type { StaffMember } from '@/entities/staff-member';
import { mailHref } from '@/shared/links';
import { useMedia } from '@/shared/lib/media';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { GREATEST_FIRST, sortable, type Sorting } from '@/shared/ui/sorting';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import { StaffActions } from './staff-actions';
import styles from './staff-table.module.css';

const isActive = (member: StaffMember) => member.isActive === 'true';

/** Accounts that have never signed in come last in both directions. */
function byLastLogin(one: StaffMember, other: StaffMember, order?: 'ascend' | 'descend' | null): number {
  const never = Number(one.lastLogin === null) - Number(other.lastLogin === null);
  if (never !== 0) return order === 'descend' ? -never : never;
  return (one.lastLogin ?? '').localeCompare(other.lastLogin ?? '');
}

const columnsOf = (isRoomy: boolean): TableColumnsType<StaffMember> => [
  {
    key: 'name',
    title: 'Name',
    sorter: (one, other) => one.name.localeCompare(other.name, 'en'),
    render: (_, { name, email }) => (
      <>
        <h3 className={styles.name} title={name} {...headingMark}>
          {name}
        </h3>
        <a href={mailHref(email)} className={styles.email} title={email}>
          {email}
        </a>
      </>
    ),
  },
  {
    key: 'status',
    title: 'Status',
    sorter: (one, other) => Number(isActive(other)) - Number(isActive(one)),
    width: 100,
    render: (_, member) => (
      <StatusTag tone={isActive(member) ? 'good' : 'quiet'}>{isActive(member) ? 'Active' : 'Inactive'}</StatusTag>
    ),
  },
  {
    key: 'lastLogin',
    title: 'Last login',
    sortDirections: GREATEST_FIRST,
    sorter: byLastLogin,
    width: '27%',
    className: styles.times,
    render: (_, { lastLogin, createdBy, createdAt }) => (
      <>
        {lastLogin ? formatMoment(lastLogin) : 'Never signed in'}
        <span className={styles.added}>
          Added by {createdBy}, {formatShortDayOf(createdAt)}
        </span>
      </>
    ),
  },
  {
    // On one line if there is room.
    title: <span className="visually-hidden">Actions</span>,
    width: isRoomy ? 412 : 256,
    render: (_, member) => <StaffActions member={member} className={styles.actions} size="small" />,
  },
];

interface StaffTableProps {
  members: readonly StaffMember[];
  /** Undefined if there are more pages: sorting in the browser would sort only this one. */
  sorting: Sorting | undefined;
}

export function StaffTable({ members, sorting }: StaffTableProps) {
  const isRoomy = useMedia('(min-width: 1200px)');
  const columns = columnsOf(isRoomy);
  return (
    <Table
      className={styles.table}
      size="medium"
      {...(sorting ? sortable(columns, sorting) : { columns: columns.map((column) => ({ ...column, sorter: false })) })}
      dataSource={members}
      rowKey="id"
      pagination={false}
      tableLayout="fixed"
      onRow={(member) => ({ ...rowMark(member.id), 'data-active': isActive(member) }) as HTMLAttributes<HTMLElement>}
    />
  );
}
