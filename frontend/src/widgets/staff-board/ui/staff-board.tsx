import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { memo } from 'react';
import { formatMoment, formatShortDayOf } from '@/entities/restaurant';
import { type StaffMember, staffQueries } from '@/entities/staff-member';
import { usePagedList } from '@/shared/api';
import { useMedia } from '@/shared/lib/media';
import { useOpenItem } from '@/shared/lib/open-item';
import { mailHref } from '@/shared/links';
import { ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, rowMark, useRowFocus } from '@/shared/ui/row-focus';
import { useSort } from '@/shared/ui/sorting';
import { StatusTag } from '@/shared/ui/status-tag';
import { OpenStaffMember } from './open-staff-member';
import { StaffActions } from './staff-actions';
import styles from './staff-board.module.css';
import { StaffTable } from './staff-table';

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
