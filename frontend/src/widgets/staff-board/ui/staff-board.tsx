import { useQuery } from '@tanstack/react-query';
import { Button, Flex, type TableColumnsType } from 'antd';
import { type HTMLAttributes, memo } from 'react';
import { formatMoment, formatShortDayOf } from '@/entities/restaurant';
import { staffCalls, type StaffFigures, type StaffMember, staffQueries } from '@/entities/staff-member';
import { activityQueries } from '@/entities/activity';
import { type Mutation, optimisticFigures, optimisticRows, usePagedList, useRestMutation } from '@/shared/api';
import { media, useMedia } from '@/shared/lib/media';
import { useOpenItem } from '@/shared/lib/open-item';
import { mailHref } from '@/shared/links';
import { ListRow } from '@/shared/ui/list-row';
import { ListView, Pager } from '@/shared/ui/list-view';
import { OpenedDialog, useOpened } from '@/shared/ui/opened';
import { headingMark, rowMark, useRowFocus } from '@/shared/ui/row-focus';
import { DESCENDING_FIRST, sortable, type Sorting, useSort } from '@/shared/ui/sorting';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import type { DialogKey } from './staff-dialog';
import styles from './staff-board.module.css';

interface StaffStatus {
  id: string;
  isActive: boolean;
}

const change: Mutation<StaffStatus> = {
  send: ({ id, isActive }) => staffCalls.changeStatus(id, isActive),
  done: () => ({ title: 'Staff status updated' }),
  failed: () => ({ title: 'Error updating staff status' }),
  invalidates: [staffQueries.all(), activityQueries.all()],
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

function StaffActions({ member: { id, isActive } }: { member: StaffMember }) {
  const status = useChangeStaffStatus(id);
  const item = useOpenItem();
  const opens = (dialog: DialogKey) => ({
    size: 'small' as const,
    onClick: () => {
      item.open(id, dialog);
    },
  });
  return (
    <Flex wrap justify="end" className={styles.actions}>
      <Button
        size="small"
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
    </Flex>
  );
}

const isActive = (member: StaffMember) => member.isActive === 'true';

/** Accounts that have never signed in come last in both directions. */
function byLastLogin(one: StaffMember, other: StaffMember, order?: 'ascend' | 'descend' | null): number {
  const never = Number(one.lastLogin === null) - Number(other.lastLogin === null);
  if (never !== 0) return order === 'descend' ? -never : never;
  return (one.lastLogin ?? '').localeCompare(other.lastLogin ?? '');
}

const Status = ({ of: member }: { of: StaffMember }) => (
  <StatusTag tone={isActive(member) ? 'good' : 'quiet'}>{isActive(member) ? 'Active' : 'Inactive'}</StatusTag>
);

const columnsOf = (isRoomy: boolean): TableColumnsType<StaffMember> => [
  {
    key: 'name',
    title: 'Name',
    sorter: (one, other) => one.name.localeCompare(other.name, 'en'),
    render: (_, { name, email }) => (
      <>
        <h3 className={`cut ${styles.name ?? ''}`} title={name} {...headingMark}>
          {name}
        </h3>
        <a href={mailHref(email)} className={`cut ${styles.address ?? ''}`} title={email}>
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
    render: (_, member) => <Status of={member} />,
  },
  {
    key: 'lastLogin',
    title: 'Last login',
    sortDirections: DESCENDING_FIRST,
    sorter: byLastLogin,
    width: '27%',
    render: (_, { lastLogin, createdBy, createdAt }) => (
      <>
        {lastLogin ? formatMoment(lastLogin) : 'Never signed in'}
        <span className={`hint block ${styles.added ?? ''}`}>
          Added by {createdBy}, {formatShortDayOf(createdAt)}
        </span>
      </>
    ),
  },
  {
    // On one line if there is room.
    title: <span className="visually-hidden">Actions</span>,
    width: isRoomy ? 412 : 256,
    render: (_, member) => <StaffActions member={member} />,
  },
];

interface StaffTableProps {
  members: readonly StaffMember[];
  /** Undefined if there are more pages: sorting in the browser would sort only this one. */
  sorting: Sorting | undefined;
}

function StaffTable({ members, sorting }: StaffTableProps) {
  const isRoomy = useMedia(media.roomy);
  const columns = columnsOf(isRoomy);
  return (
    <Table
      className={styles.table}
      size="medium"
      {...(sorting ? sortable(columns, sorting) : { columns: columns.map((column) => ({ ...column, sorter: false })) })}
      dataSource={members}
      rowKey="id"
      tableLayout="fixed"
      onRow={(member) => ({ ...rowMark(member.id), 'data-active': isActive(member) }) as HTMLAttributes<HTMLElement>}
      narrow={(member) => <StaffRow key={member.id} member={member} />}
    />
  );
}

const StaffRow = memo(function StaffRow({ member }: { member: StaffMember }) {
  const { id, name, email, createdBy, createdAt, lastLogin } = member;
  return (
    <ListRow id={id} title={name} badge={<Status of={member} />} actions={<StaffActions member={member} />}>
      <a href={mailHref(email)} className={styles.email}>
        {email}
      </a>
      <p className="soft">
        {lastLogin ? `Last login ${formatMoment(lastLogin)}` : 'Never signed in'}
        <br />
        Added by {createdBy}, {formatShortDayOf(createdAt)}
      </p>
    </ListRow>
  );
});

const SORTS = ['name', '-name', 'status', '-status', 'lastLogin', '-lastLogin'] as const;
const isSort = (text: string): text is (typeof SORTS)[number] => SORTS.some((sort) => sort === text);

const loadStaffDialog = async () => (await import('./staff-dialog')).StaffDialog;
const OF_ONE: readonly DialogKey[] = ['password', 'delete', 'history'];

/** The staff and their access, and a button to add someone. */
export function StaffBoard() {
  const list = usePagedList(staffQueries.list());
  const sorting = useSort(isSort, '-createdAt');
  const isWhole = list.newer === undefined && list.older === undefined;
  const { data: figures } = useQuery(staffQueries.figures());
  const item = useOpenItem();
  const { area, restore } = useRowFocus();
  const opened = useOpened<StaffMember | null, DialogKey>({
    find: (id) => (id === 'new' ? null : list.rows?.find((row) => row.id === id)),
    dialogOf: (member, name) => (member ? OF_ONE.find((key) => key === name) : 'create'),
  });
  return (
    <div ref={area}>
      <OpenedDialog
        opened={opened}
        noun="staff member"
        load={loadStaffDialog}
        with={(member, dialog) => ({ member, dialog })}
        afterClose={restore}
      />
      <Flex component="section" vertical gap="middle" aria-labelledby="staff">
        <Flex component="header" gap="12px 32px" wrap align="end" justify="space-between">
          <div>
            <h2 id="staff" {...headingMark}>
              Staff Management
            </h2>
            <p className="soft">
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
        </Flex>
        <ListView
          list={list}
          loading="Loading staff..."
          failed="Couldn’t load staff."
          empty={{ text: 'No staff members yet.', hint: 'Add the first one.' }}
        >
          {(members) => (
            <>
              <StaffTable members={members} sorting={isWhole ? sorting : undefined} />
              <Pager {...list} />
            </>
          )}
        </ListView>
      </Flex>
    </div>
  );
}
