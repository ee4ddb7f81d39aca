import { queryOptions, useQuery } from '@tanstack/react-query';
import { Button, Card, Flex } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { answer, apiAs } from '@/shared/api';
import { useAddress } from '@/shared/lib/address';
import { media, useMedia } from '@/shared/lib/media';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { LazyPart } from '@/shared/ui/lazy-part';
import { NeedsToday, TodayLine } from '@/widgets/needs-today';
import { ServerStatus, Restored } from '@/widgets/settings/status';
import styles from './admin-summary.module.css';

const setupQuery = queryOptions({
  queryKey: ['setup'],
  queryFn: ({ signal }) => answer(apiAs('admin').GET('/api/admin/setup', { signal })),
});

const STEPS = [
  { key: 'details', label: 'Enter your name, address and phone', to: '/admin/restaurant' },
  { key: 'hours', label: 'Check your hours', to: '/admin/hours' },
  { key: 'menu', label: 'Publish your menu', to: '/admin/menu' },
  { key: 'website', label: 'Write your welcome and story', to: '/admin/website' },
  { key: 'photos', label: 'Add photos of your food and restaurant', to: '/admin/photographs' },
  { key: 'capacity', label: 'Say how many guests you can seat', to: '/admin/guest-journey' },
  { key: 'email', label: 'Connect your email', to: '/admin/dashboard?tab=email&view=settings' },
  { key: 'team', label: 'Add your staff', to: '/admin/dashboard?tab=staff' },
] as const;

/** Steps shown at a time. */
const SHOWN = 5;

const HIDDEN = 'courtyard:setup-hidden';

/** What is left to set up, until all is done or the owner hides it on this device. */
export function SetupList() {
  const [isHidden, setIsHidden] = useState(() => localStorage.getItem(HIDDEN) !== null);
  const { data } = useQuery({ ...setupQuery, enabled: !isHidden });
  if (isHidden || !data) return null;
  const left = STEPS.filter(({ key }) => !data[key]);
  if (left.length === 0) return null;
  return (
    <Card
      size="small"
      title={
        <Flex gap="0 12px" wrap align="baseline">
          <h2>Finish setting up</h2>
          <span className="soft">{`${String(STEPS.length - left.length)} of ${String(STEPS.length)} done`}</span>
        </Flex>
      }
      extra={
        <Button
          type="text"
          onClick={() => {
            localStorage.setItem(HIDDEN, '1');
            setIsHidden(true);
          }}
        >
          Hide
        </Button>
      }
    >
      <Flex component="ul" gap="4px 24px" wrap>
        {left.slice(0, SHOWN).map(({ key, label, to }) => (
          <li key={key}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </Flex>
    </Card>
  );
}

const loadTrends = async () => (await import('./trends-part')).TrendsPart;

type Tiles = Parameters<typeof FigureTiles>[0]['tiles'];

/** The owner's first screen: the day's work next to the numbers; only one line of it above a chosen tab. */
export function AdminSummary({ tiles }: { tiles: Tiles }) {
  const { parameters } = useAddress();
  if (parameters.has('tab'))
    return (
      <>
        <Restored />
        <ServerStatus />
        <TodayLine />
        <FigureTiles tiles={tiles} />
      </>
    );
  return (
    <>
      <Restored />
      <div className={styles.first}>
        <NeedsToday status={<ServerStatus />} />
        <FigureTiles tiles={tiles} />
      </div>
      <SetupList />
      <TrendsBelow />
    </>
  );
}

/** On a phone the trends are loaded when someone opens them. */
function TrendsBelow() {
  const isPhone = useMedia(media.phone);
  const [isOpen, setOpen] = useState(false);
  if (!isPhone)
    return (
      <div className={styles.trends}>
        <LazyPart load={loadTrends} with={{}} />
      </div>
    );
  return (
    <details
      className={styles.folded}
      onToggle={({ currentTarget }) => {
        setOpen(currentTarget.open);
      }}
    >
      <summary>Trends</summary>
      {isOpen && <LazyPart load={loadTrends} with={{}} />}
    </details>
  );
}
