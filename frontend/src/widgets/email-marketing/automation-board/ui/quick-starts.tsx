import type { MailRole } from '@/shared/api';
import { useState } from 'react';
import type { QuickStartKind } from '@/entities/email-marketing/automations';
import { LazyPart } from '@/shared/ui/lazy-part';
import styles from './automation-board.module.css';

const loadDialog = async () => (await import('./quick-start-dialog')).QuickStartDialog;

const QUICK_STARTS: readonly { kind: QuickStartKind; title: string; text: string }[] = [
  {
    kind: 'welcome_series',
    title: 'Welcome Series',
    text: 'Three emails for new contacts: right away, after 3 days and after 7.',
  },
  { kind: 'birthday', title: 'Birthday', text: 'Birthday wishes on the morning of the day.' },
  { kind: 'post_visit', title: 'Post-Visit Follow-up', text: 'A thank-you on the day after a visit.' },
  { kind: 're_engagement', title: 'Re-engagement', text: 'For guests with no visit in 90 days.' },
  { kind: 'special_events', title: 'Special Events', text: 'To everyone, or by tag, on a day you choose.' },
];

/** Ready-made automations with their templates. */
export function QuickStarts({ role }: { role: MailRole }) {
  const [chosen, setChosen] = useState<(typeof QUICK_STARTS)[number] | null>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="quick-starts">
      <h2 id="quick-starts" className={styles.title}>
        Quick start
      </h2>
      <ul className={styles.quick}>
        {QUICK_STARTS.map((start) => (
          <li key={start.kind}>
            <button
              type="button"
              onFocus={() => void loadDialog().catch(() => undefined)}
              onClick={() => {
                setChosen(start);
                setOpen(true);
              }}
            >
              <strong>{start.title}</strong>
              <span>{start.text}</span>
            </button>
          </li>
        ))}
      </ul>
      {chosen && (
        <LazyPart
          load={loadDialog}
          with={{
            role,
            kind: chosen.kind,
            title: chosen.title,
            open: isOpen,
            onClose: () => {
              setOpen(false);
            },
            afterClose: () => {
              setChosen(null);
            },
          }}
        />
      )}
    </section>
  );
}
