import { memo } from 'react';
import { formatMoment, formatShortDayOf } from '@/entities/restaurant';
import type { StaffMember } from '@/entities/staff-member';
import { mailHref } from '@/shared/links';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { StaffActions } from './staff-actions';
import styles from './staff-row.module.css';

export const StaffRow = memo(function StaffRow({ member }: { member: StaffMember }) {
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
