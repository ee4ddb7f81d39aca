import { Button } from 'antd';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
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
  const [search, setSearch] = useSearchParams();
  const view = search.get('show') === 'calendar' ? 'calendar' : 'list';
  const isWriting = search.get('dialog') === 'new';
  const [wasWriting, setWasWriting] = useState(isWriting);
  if (isWriting && !wasWriting) setWasWriting(true);

  const change = (name: string, value: string | null) => {
    setSearch(
      (before) => {
        if (value === null) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };

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
                change('show', key === 'list' ? null : key);
              }}
            >
              {label}
            </button>
          ))}
        </div>
        <Button
          type="primary"
          onFocus={prepare}
          onClick={() => {
            change('dialog', 'new');
          }}
        >
          Schedule Content
        </Button>
      </div>
      {view === 'list' ? <ContentList /> : <ContentCalendar />}
      {wasWriting && (
        <LazyPart
          load={loadNewContent}
          with={{
            open: isWriting,
            onClose: () => {
              change('dialog', null);
            },
            afterClose: () => {
              setWasWriting(false);
            },
          }}
        />
      )}
    </div>
  );
}
