import { useQuery } from '@tanstack/react-query';
import { Card } from 'antd';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { PageMeta } from '@/entities/restaurant';
import { sharedTabletMark, sharedTabletQueries } from '@/entities/session';
import { openStaffDashboard, SwitchPerson } from '@/features/shared-tablet';
import { hasStatus } from '@/shared/api';
import styles from './before-work.module.css';

/** Replaces the staff dashboard on a shared tablet while no one is signed in. */
export function LockedTablet() {
  const navigate = useNavigate();
  const { error } = useQuery(sharedTabletQueries.people());
  const isOver = hasStatus(error, 404);

  // The day is over, or someone has stopped sharing.
  useEffect(() => {
    if (!isOver) return;
    sharedTabletMark.set(false);
    void navigate('/staff/login', { replace: true, state: { from: '/staff/dashboard', hasEnded: true } });
  }, [isOver, navigate]);

  if (isOver) return null;
  return (
    <main className={styles.page}>
      <PageMeta title="Switch person | Back office" description="Back office" />
      <h1 className={styles.title}>Switch person</h1>
      <p>Choose your name and enter your PIN.</p>
      <Card>
        <SwitchPerson onSwitched={openStaffDashboard} />
      </Card>
      <Link to="/staff/login">Sign in with email and password</Link>
    </main>
  );
}
