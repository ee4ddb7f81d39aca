import { useQueryClient } from '@tanstack/react-query';
import { Button, Card } from 'antd';
import { SetUpSecondStep } from '@/features/second-step';
import { useSignOut } from '@/features/sign-out';
import type { OfficeRole } from '@/shared/api';
import { PageMeta } from '@/shared/ui/page-meta';
import styles from './second-step-first.module.css';

/** In place of the dashboard, where the owner requires a second step that is not there yet. */
export function SecondStepFirst({ role }: { role: OfficeRole }) {
  const client = useQueryClient();
  const signOut = useSignOut(role);
  return (
    <main className={styles.page}>
      <PageMeta title="Two-step sign-in | Back office" description="Back office" />
      <h1 className={styles.title}>Two-step sign-in</h1>
      <p>Your account signs in in two steps from now on. It takes a minute to set up, and then you go on working.</p>
      <p>Whoever has a passkey here may log out and sign in with it instead.</p>
      <Card>
        <SetUpSecondStep
          role={role}
          onDone={() => {
            void client.invalidateQueries();
          }}
        />
      </Card>
      <Button
        className={styles.leave}
        loading={signOut.isPending}
        onClick={() => {
          signOut.send('here');
        }}
      >
        Logout
      </Button>
    </main>
  );
}
