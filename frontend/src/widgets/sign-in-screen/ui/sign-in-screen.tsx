import { Card } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { demoAccountQueries } from '@/entities/demo-account';
import { restaurant } from '@/entities/restaurant';
import { SignInForm } from '@/features/sign-in';
import type { Role } from '@/shared/api';
import { PageMeta } from '@/shared/ui/page-meta';
import { Picture } from '@/shared/ui/picture';
import styles from './sign-in-screen.module.css';

interface SignInScreenProps {
  role: Role;
  title: string;
  /** Heading of the block that shows the demo accounts. */
  hint: string;
}

export function SignInScreen({ role, title, hint }: SignInScreenProps) {
  const { data = [] } = useQuery(demoAccountQueries.all());
  const accounts = data.filter((account) => account.role === role);
  return (
    <main className={styles.screen}>
      <PageMeta title={`${title} | ${restaurant.name}`} description={`Sign-in for the team of ${restaurant.name}.`} />
      <div className={styles.window}>
        <Picture
          name="login-window"
          alt="Stained-glass illustration of a rising sun behind a flowering branch"
          sizes="(min-width: 900px) 50vw, 100vw"
          priority
        />
      </div>
      <div className={styles.panel}>
        <p className={styles.restaurant}>{restaurant.name}</p>
        <h1 className={styles.title}>{title}</h1>
        <Card className={styles.card}>
          <SignInForm role={role} />
        </Card>
        {accounts.map(({ email, password }) => (
          <aside key={email} className={styles.hint} aria-label={hint}>
            <p className={styles.hintTitle}>{hint}</p>
            <dl className={styles.account}>
              <dt>Email</dt>
              <dd>{email}</dd>
              <dt>Password</dt>
              <dd>{password}</dd>
            </dl>
          </aside>
        ))}
      </div>
    </main>
  );
}
