import { queryOptions, useQuery } from '@tanstack/react-query';
import { Alert, Card } from 'antd';
import { Link } from 'react-router';
import { DirectoryButton, SignInForm } from '@/features/sign-in';
import { answer, api, type Role } from '@/shared/api';
import { SignInLayout } from './sign-in-layout';
import styles from './sign-in-screen.module.css';

const signInOptionQueries = {
  /** How people can sign in besides their own password: demo accounts ([] on a server without them), and the directory if there is one. */
  all: () =>
    queryOptions({
      queryKey: ['sign-in-options'],
      async queryFn() {
        const { demoAccounts = [], directory, awaitsOwner = false } = await answer(api.GET('/api/restaurant'));
        return { demoAccounts, directory, awaitsOwner };
      },
    }),
};

/** `hint`: heading of the block that shows the demo accounts. */
const LOGINS: Readonly<Record<Role, { title: string; hint: string }>> = {
  admin: { title: 'Admin Login', hint: 'Owner accounts' },
  manager: { title: 'Site Manager Login', hint: 'Demo credentials' },
  staff: { title: 'Staff Login', hint: 'Demo credentials' },
};

interface SignInScreenProps {
  /** Null while a directory sign-in is in progress. */
  role: Role | null;
  /** Why a directory sign-in failed. */
  refusal?: string;
}

export function SignInScreen({ role, refusal }: SignInScreenProps) {
  return (
    <SignInLayout title={role ? LOGINS[role].title : 'Sign in'}>
      {refusal && <Alert type="error" showIcon title={refusal} />}
      {role ? <SignInOptions role={role} /> : <p role="status">Signing you in...</p>}
    </SignInLayout>
  );
}

function SignInOptions({ role }: { role: Role }) {
  const { data } = useQuery(signInOptionQueries.all());
  const accounts = data?.demoAccounts.filter((account) => account.role === role) ?? [];
  const directory = data?.directory;
  const { hint } = LOGINS[role];
  return (
    <>
      {role === 'admin' && data?.awaitsOwner && (
        <Alert
          type="info"
          showIcon
          title="No one can sign in yet"
          description="To create the owner’s account, open the link that the server wrote to its log when it started."
        />
      )}
      <Card className={styles.card}>
        <SignInForm role={role} />
        <Link className={styles.forgot} to={`/${role}/forgot-password`}>
          Forgot your password?
        </Link>
      </Card>
      {directory?.roles.includes(role) && <DirectoryButton role={role} name={directory.name} />}
      {accounts.map(({ email, password }) => (
        <aside key={email} className={styles.hint} aria-label={hint}>
          <p className="strong">{hint}</p>
          <dl className={styles.account}>
            <dt>Email</dt>
            <dd>{email}</dd>
            <dt>Password</dt>
            <dd>{password}</dd>
          </dl>
        </aside>
      ))}
    </>
  );
}
