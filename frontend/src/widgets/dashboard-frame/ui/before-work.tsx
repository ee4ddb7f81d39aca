import { useQueryClient } from '@tanstack/react-query';
import { Button, Card } from 'antd';
import type { ReactNode } from 'react';
import { PageMeta } from '@/entities/restaurant';
import { ChooseOwnPassword } from '@/features/change-password';
import { SetUpSecondStep } from '@/features/second-step';
import { useSignOut } from '@/features/sign-out';
import type { OfficeRole, Role } from '@/shared/api';
import styles from './before-work.module.css';

/** Replaces the dashboard while a password set by someone else must be changed. */
export function PasswordFirst({ role }: { role: Role }) {
  const readAgain = useReadAgain();
  return (
    <BeforeWork role={role} title="Choose your password">
      <p>Someone else set your password. Choose a new one to continue.</p>
      <Card>
        <ChooseOwnPassword role={role} onDone={readAgain} />
      </Card>
    </BeforeWork>
  );
}

/** Replaces the dashboard while a required second step is missing. */
export function SecondStepFirst({ role }: { role: OfficeRole }) {
  const readAgain = useReadAgain();
  return (
    <BeforeWork role={role} title="Two-step sign-in">
      <p>Your account now requires two-step sign-in. It takes a minute to set up.</p>
      <p>If you have a passkey on this device, you can log out and sign in with it instead.</p>
      <Card>
        <SetUpSecondStep role={role} onDone={readAgain} />
      </Card>
    </BeforeWork>
  );
}

function useReadAgain() {
  const client = useQueryClient();
  return () => void client.invalidateQueries();
}

function BeforeWork({ role, title, children }: { role: Role; title: string; children: ReactNode }) {
  const signOut = useSignOut(role);
  return (
    <main className={styles.page}>
      <PageMeta title={`${title} | Back office`} description="Back office" />
      <h1 className={styles.title}>{title}</h1>
      {children}
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
