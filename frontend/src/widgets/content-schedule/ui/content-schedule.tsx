import { Button } from 'antd';
import { useEffect } from 'react';
import { useMoveContent } from '../api/use-move-content';
import { Planner, useView, ViewChoice } from '@/features/planner';
import { useNewDialog } from '@/shared/lib/open-item';
import { LazyPart, loadWhenIdle } from '@/shared/ui/lazy-part';
import { ContentBoard } from './content-board';
import { ContentCalendar } from './content-calendar';
import { ContentList } from './content-list';
import styles from './content-schedule.module.css';
import { ContentSummary } from './content-summary';

const loadNewContent = async () => (await import('./new-content')).NewContent;
const prepare = () => void loadNewContent().catch(() => undefined);

/** What is planned for the website and elsewhere: as a list, a board or a calendar, as the address says. */
export function ContentSchedule() {
  const view = useView();
  const moves = useMoveContent();
  const writing = useNewDialog();
  useEffect(() => {
    loadWhenIdle(loadNewContent);
  }, []);

  return (
    <div className={styles.schedule}>
      <ContentSummary />
      <div className={styles.bar}>
        <ViewChoice />
        <Button type="primary" onFocus={prepare} onClick={writing.open}>
          Schedule Content
        </Button>
      </div>
      {view === 'list' ? (
        <ContentList />
      ) : (
        <Planner>{view === 'board' ? <ContentBoard moves={moves} /> : <ContentCalendar moves={moves} />}</Planner>
      )}
      {writing.isThere && <LazyPart load={loadNewContent} with={writing.props} />}
    </div>
  );
}
