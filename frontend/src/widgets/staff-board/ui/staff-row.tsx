import { Button } from 'antd';
import { memo } from 'react';
import { formatMoment, formatShortDay, restaurantNow } from '@/entities/restaurant';
import type { StaffMember } from '@/entities/staff-member';
import { useChangeStaffStatus } from '@/features/staff/change-status';
import { mailHref } from '@/shared/links';
import { useOpenItem } from '@/shared/lib/open-item';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { type DialogKey, loadStaffDialog } from './open-staff-member';
import styles from './staff-row.module.css';

const prepare = () => void loadStaffDialog().catch(() => undefined);

export const StaffRow = memo(function StaffRow({ member }: { member: StaffMember }) {
  const { id, name, email, createdBy, createdAt, lastLogin } = member;
  const isActive = member.isActive === 'true';
  const status = useChangeStaffStatus(id);
  const item = useOpenItem();
  const opens = (dialog: DialogKey) => ({
    onFocus: prepare,
    onClick: () => {
      item.open(id, dialog);
    },
  });

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
        {lastLogin ? `Last login ${formatMoment(lastLogin)}` : 'Has not signed in yet'}
        <br />
        Added by {createdBy}, {formatShortDay(restaurantNow(new Date(createdAt)).date)}
      </p>
      <div className={styles.actions}>
        <Button
          onClick={() => {
            status.send({ id, isActive: !isActive });
          }}
        >
          {isActive ? 'Deactivate' : 'Activate'}
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
    </article>
  );
});
