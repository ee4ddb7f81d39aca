import type { ReactNode } from 'react';
import styles from './agreement-paper.module.css';

interface AgreementSection {
  heading: string;
  text: string;
}

/** Splits an agreement into its title and numbered sections without losing a character. */
export function readAgreement(agreement: string): { title: string; sections: readonly AgreementSection[] } {
  const [title = '', ...blocks] = agreement.split('\n\n');
  const sections: AgreementSection[] = [];
  for (const block of blocks) {
    const last = sections.at(-1);
    if (last && !block.startsWith(`${String(sections.length + 1)}. `)) {
      last.text += `\n\n${block}`;
      continue;
    }
    const [heading = '', ...lines] = block.split('\n');
    sections.push({ heading, text: lines.join('\n') });
  }
  return { title, sections };
}

const PHONE_NUMBER = /(\(\d{3}\) \d{3}-\d{4})/;

/** The text is split at phone numbers; every other part is one and must not wrap. */
const unbroken = (part: string, index: number) =>
  index % 2 === 0 ? (
    part
  ) : (
    <span key={index} className={styles.phone}>
      {part}
    </span>
  );

interface AgreementPaperProps {
  /** The whole agreement. */
  text: string;
  /** Content below it: signature lines, a certificate. */
  children?: ReactNode;
}

export function AgreementPaper({ text, children }: AgreementPaperProps) {
  const { title, sections } = readAgreement(text);
  return (
    <article className={styles.paper} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {sections.map((section) => (
        <section key={section.heading} className={styles.section}>
          <h3 className={styles.heading}>{section.heading}</h3>
          <p className={styles.text}>{section.text.split(PHONE_NUMBER).map(unbroken)}</p>
        </section>
      ))}
      {children}
    </article>
  );
}
