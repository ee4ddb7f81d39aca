import { Table, type TableColumnsType } from 'antd';
import type { HTMLAttributes } from 'react';
import { formatMoment, formatShortDay, restaurantNow } from '@/entities/restaurant';
import type { StaffMember } from '@/entities/staff-member';
import { mailHref } from '@/shared/links';
import { useMedia } from '@/shared/lib/media';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { StaffActions } from './staff-actions';
import styles from './staff-table.module.css';

const isActive = (member: StaffMember) => member.isActive === 'true';

const columnsOf = (isRoomy: boolean): TableColumnsType<StaffMember> => [
  {
    title: 'Name',
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
    title: 'Status',
    width: 100,
    render: (_, member) => (
      <StatusTag tone={isActive(member) ? 'good' : 'quiet'}>{isActive(member) ? 'Active' : 'Inactive'}</StatusTag>
    ),
  },
  {
    title: 'Last login',
    width: '27%',
    className: styles.times,
    render: (_, { lastLogin, createdBy, createdAt }) => (
      <>
        {lastLogin ? formatMoment(lastLogin) : 'Has not signed in yet'}
        <span className={styles.added}>
          Added by {createdBy}, {formatShortDay(restaurantNow(new Date(createdAt)).date)}
        </span>
      </>
    ),
  },
  {
    // On one line where there is room for it.
    title: <span className="visually-hidden">Actions</span>,
    width: isRoomy ? 412 : 256,
    render: (_, member) => <StaffActions member={member} className={styles.actions} size="small" />,
  },
];

export function StaffTable({ members }: { members: readonly StaffMember[] }) {
  const isRoomy = useMedia('(min-width: 1200px)');
  return (
    <Table
      className={styles.table}
      size="medium"
      columns={columnsOf(isRoomy)}
      dataSource={members}
      rowKey="id"
      pagination={false}
      tableLayout="fixed"
      onRow={(member) => ({ ...rowMark(member.id), 'data-active': isActive(member) }) as HTMLAttributes<HTMLElement>}
    />
  );
}
