import { useQuery } from '@tanstack/react-query';
import { Button, type TableColumnsType } from 'antd';
import { type HTMLAttributes, memo } from 'react';
import { formatMoment, formatShortDayOf } from '@/entities/restaurant';
import { staffCalls, type StaffFigures, type StaffMember, staffQueries } from '@/entities/staff-member';
import { trailQueries } from '@/entities/trail';
import { type Mutation, optimisticFigures, optimisticRows, usePagedList, useRestMutation } from '@/shared/api';
import { useMedia } from '@/shared/lib/media';
import { useOpenItem } from '@/shared/lib/open-item';
import { mailHref } from '@/shared/links';
import { ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, rowMark, useRowFocus } from '@/shared/ui/row-focus';
import { GREATEST_FIRST, sortable, type Sorting, useSort } from '@/shared/ui/sorting';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import { type DialogKey, loadStaffDialog, OpenStaffMember } from './open-staff-member';
import styles from './staff-board.module.css';

interface StaffStatus {
  id: string;
  isActive: boolean;
}

const change: Mutation<StaffStatus> = {
  send: ({ id, isActive }) => staffCalls.changeStatus(id, isActive),
  done: () => ({ title: 'Staff status updated' }),
  failed: () => ({ title: 'Error updating staff status' }),
  invalidates: [staffQueries.all(), trailQueries.all()],
  optimisticUpdate: ({ id, isActive }) => [
    optimisticRows<StaffMember>(staffQueries.lists(), (rows) =>
      rows.map((row): StaffMember => (row.id === id ? { ...row, isActive: isActive ? 'true' : 'false' } : row)),
    ),
    optimisticFigures<StaffFigures>(staffQueries.figures().queryKey, ({ active, total }) => ({
      active: active + (isActive ? 1 : -1),
      total,
    })),
  ],
};

const useChangeStaffStatus = (id: string) => useRestMutation({ ...change, of: `staff-member/${id}` });

const prepare = () => void loadStaffDialog().catch(() => undefined);

interface StaffActionsProps {
  member: StaffMember;
  className: string | undefined;
  size?: 'small';
}

function StaffActions({ member: { id, isActive }, className, size }: StaffActionsProps) {
  const status = useChangeStaffStatus(id);
  const item = useOpenItem();
  const opens = (dialog: DialogKey) => ({
    size,
    onFocus: prepare,
    onClick: () => {
      item.open(id, dialog);
    },
  });
  return (
    <div className={className}>
      <Button
        size={size}
        onClick={() => {
          status.send({ id, isActive: isActive !== 'true' });
        }}
      >
        {isActive === 'true' ? 'Deactivate' : 'Activate'}
      </Button>
      <Button type="text" {...opens('password')}>
        Reset Password
      </Button>
      <Button type="text" {...opens('history')}>
        History
      </Button>
      <Button type="text" danger {...opens('delete')}>
        Delete
      </Button>
    </div>
  );
}

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
        <h3 className={styles.tableName} title={name} {...headingMark}>
          {name}
        </h3>
        <a href={mailHref(email)} className={styles.tableEmail} title={email}>
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
    className: styles.tableTimes,
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
    render: (_, member) => <StaffActions member={member} className={styles.tableActions} size="small" />,
  },
];

interface StaffTableProps {
  members: readonly StaffMember[];
  /** Undefined if there are more pages: sorting in the browser would sort only this one. */
  sorting: Sorting | undefined;
}

function StaffTable({ members, sorting }: StaffTableProps) {
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

const StaffRow = memo(function StaffRow({ member }: { member: StaffMember }) {
  const { id, name, email, createdBy, createdAt, lastLogin } = member;
  const isActive = member.isActive === 'true';

  return (
    <article className={styles.row} data-active={isActive} aria-labelledby={`staff-${id}`} {...rowMark(id)}>
      <div className={styles.who}>
        <h3 id={`staff-${id}`} className={styles.name} {...headingMark}>
          {name}
        </h3>
        <StatusTag tone={isActive ? 'good' : 'quiet'}>{isActive ? 'Active' : 'Inactive'}</StatusTag>
      </div>
      <a href={mailHref(email)} className={styles.email}>
        {email}
      </a>
      <p className={styles.times}>
        {lastLogin ? `Last login ${formatMoment(lastLogin)}` : 'Never signed in'}
        <br />
        Added by {createdBy}, {formatShortDayOf(createdAt)}
      </p>
      <StaffActions member={member} className={styles.actions} />
    </article>
  );
});

const SORTS = ['name', '-name', 'status', '-status', 'lastLogin', '-lastLogin'] as const;
const isSort = (text: string): text is (typeof SORTS)[number] => SORTS.some((sort) => sort === text);

/** The staff and their access, and a button to add someone. */
export function StaffBoard() {
  const list = usePagedList(staffQueries.list());
  const sorting = useSort(isSort, '-createdAt');
  const isWhole = list.newer === undefined && list.older === undefined;
  const { data: figures } = useQuery(staffQueries.figures());
  const item = useOpenItem();
  const isWide = useMedia('(min-width: 820px)');
  const { area, restore } = useRowFocus();
  return (
    <div ref={area}>
      <OpenStaffMember rows={list.rows ?? []} afterClose={restore} />
      <section className={styles.board} aria-labelledby="staff">
        <header className={styles.head}>
          <div>
            <h2 id="staff" className={styles.title} {...headingMark}>
              Staff Management
            </h2>
            <p className={styles.figures}>
              {figures ? `${String(figures.active)} of ${String(figures.total)} active` : <>&nbsp;</>}
            </p>
          </div>
          <Button
            type="primary"
            onClick={() => {
              item.open('new', 'create');
            }}
          >
            Add Staff Member
          </Button>
        </header>
        <ListView
          list={list}
          loading="Loading staff..."
          failed="Couldn’t load staff."
          empty="No staff members yet. Add the first one."
        >
          {(members) => (
            <>
              {isWide ? (
                <StaffTable members={members} sorting={isWhole ? sorting : undefined} />
              ) : (
                <div className={styles.rows}>
                  {members.map((member) => (
                    <StaffRow key={member.id} member={member} />
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
