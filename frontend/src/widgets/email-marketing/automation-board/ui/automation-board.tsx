import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { automationQueries } from '@/entities/email-marketing/automations';
import { usePagedList, type MailRole } from '@/shared/api';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { useNewDialog } from '@/shared/lib/open-item';
import { CardGrid } from '@/shared/ui/item-card';
import { LazyPart } from '@/shared/ui/lazy-part';
import { ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import styles from './automation-board.module.css';
import { AutomationCard } from './automation-card';
import { OpenAutomation } from './open-automation';
import { QuickStarts } from './quick-starts';

const loadNewAutomation = async () => (await import('./new-automation')).NewAutomation;
const prepare = () => void loadNewAutomation().catch(() => undefined);

/** Mails that leave by themselves: ready-made ones, those there are, and what they have done. */
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
