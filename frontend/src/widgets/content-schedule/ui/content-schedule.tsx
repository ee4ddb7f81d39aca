import { Button } from 'antd';
import { useAddress } from '@/shared/lib/address';
import { useNewDialog } from '@/shared/lib/open-item';
import { LazyPart } from '@/shared/ui/lazy-part';
import { ContentCalendar } from './content-calendar';
import { ContentList } from './content-list';
import styles from './content-schedule.module.css';
import { ContentSummary } from './content-summary';

const loadNewContent = async () => (await import('./new-content')).NewContent;
const prepare = () => void loadNewContent().catch(() => undefined);

const VIEWS = [
  { key: 'list', label: 'List' },
  { key: 'calendar', label: 'Calendar' },
] as const;

/** What is planned for the website and elsewhere: as a list or as a calendar, as the address says. */
export function ContentSchedule() {
  const { parameters, change } = useAddress();
  const view = parameters.get('show') === 'calendar' ? 'calendar' : 'list';
  const writing = useNewDialog();

  return (
    <div className={styles.schedule}>
      <ContentSummary />
      <div className={styles.bar}>
        <div className={styles.toggle} role="group" aria-label="View">
          {VIEWS.map(({ key, label }) => (
            <button
              key={key}
              type="button"
              aria-pressed={view === key}
              onClick={() => {
                change({ show: key === 'list' ? null : key });
              }}
            >
              {label}
            </button>
          ))}
        </div>
        <Button type="primary" onFocus={prepare} onClick={writing.open}>
          Schedule Content
        </Button>
      </div>
      {view === 'list' ? <ContentList /> : <ContentCalendar />}
      {writing.isThere && <LazyPart load={loadNewContent} with={writing.props} />}
    </div>
  );
}
