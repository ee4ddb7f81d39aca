import type { ReactNode } from 'react';
import { PageMeta, restaurant } from '@/entities/restaurant';
import { Picture } from '@/shared/ui/picture';
import styles from './sign-in-screen.module.css';

/** The bistro's window on one side, the sign-in on the other. */
export const SignInLayout = ({ title, children }: { title: string; children: ReactNode }) => (
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
      {children}
    </div>
  </main>
);
