import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { automationQueries, type QuickStartKind } from '@/entities/email-marketing/automations';
import { type MailRole, usePagedList } from '@/shared/api';
import { useNewDialog } from '@/shared/lib/open-item';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { CardGrid } from '@/shared/ui/item-card';
import { LazyPart } from '@/shared/ui/lazy-part';
import { ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import styles from './automation-board.module.css';
import { AutomationCard } from './automation-card';
import { OpenAutomation } from './open-automation';

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
function QuickStarts({ role }: { role: MailRole }) {
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

const loadNewAutomation = async () => (await import('./new-automation')).NewAutomation;
const prepare = () => void loadNewAutomation().catch(() => undefined);

/** Automations: ready-made ones, existing ones, and their results. */
export function AutomationBoard({ role }: { role: MailRole }) {
  const list = usePagedList(automationQueries.list(role));
  const { data: figures } = useQuery(automationQueries.summary(role));
  const { area, restore } = useRowFocus();
  const writing = useNewDialog();

  return (
    <div ref={area} className={styles.board}>
      <FigureTiles
        tiles={[
          { title: 'Automations', figure: figures?.total, hint: 'Now' },
          { title: 'Active', figure: figures?.active, hint: 'Now' },
          { title: 'Triggered', figure: figures?.totalTriggered, hint: 'All time' },
          { title: 'Emails Sent', figure: figures?.totalSent, hint: 'By automations, all time' },
        ]}
      />
      <QuickStarts role={role} />
      <div className={styles.bar}>
        <h2 className={styles.title} {...headingMark}>
          Your automations
        </h2>
        <Button type="primary" onFocus={prepare} onClick={writing.open}>
          Create Automation
        </Button>
      </div>
      <OpenAutomation role={role} rows={list.rows ?? []} afterClose={restore} />
      <ListView
        list={list}
        loading="Loading automations..."
        failed="Couldn’t load automations."
        empty="No automations yet"
      >
        {(automations) => (
          <>
            <CardGrid>
              {automations.map((automation) => (
                <AutomationCard key={automation.id} role={role} automation={automation} />
              ))}
            </CardGrid>
            <Pager {...list} />
          </>
        )}
      </ListView>
      {writing.isThere && <LazyPart load={loadNewAutomation} with={{ role, ...writing.props }} />}
    </div>
  );
}
