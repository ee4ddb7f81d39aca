import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { Picture } from './picture';
import styles from './form-page.module.css';

interface PageHeroProps {
  heading: string;
  /** What the page is for, in one or two sentences. */
  children: ReactNode;
  picture: Omit<ComponentProps<typeof Picture>, 'priority' | 'className'>;
  /** May set `--overlap`: how far what follows reaches into it. */
  className?: string;
}

/** The top of a public page with a form: what it is for, next to a picture. */
export function PageHero({ heading, children, picture, className = '' }: PageHeroProps) {
  return (
    <section className={`on-deep ${styles.hero ?? ''} ${className}`}>
      <div className={styles.words}>
        <h1>{heading}</h1>
        <p>{children}</p>
      </div>
      <Picture {...picture} priority className={styles.picture} />
    </section>
  );
}

/** Replaces a form that was sent. Its heading gets the focus, so that screen readers read it. */
export function ThankYou({ heading, children }: { heading: string; children: ReactNode }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.sent}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      {children}
    </div>
  );
}
