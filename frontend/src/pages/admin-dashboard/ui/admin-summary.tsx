import { useState } from 'react';
import { useAddress } from '@/shared/lib/address';
import { useMedia } from '@/shared/lib/media';
import { LazyPart } from '@/shared/ui/lazy-part';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { HouseStatus, Restored } from '@/widgets/settings/status';
import { NeedsToday, TodayLine } from '@/widgets/needs-today';
import styles from './admin-summary.module.css';
import { SetupList } from './setup-list';

const loadTrends = async () => (await import('./trends-part')).TrendsPart;

type Tiles = Parameters<typeof FigureTiles>[0]['tiles'];

/** The owner's first screen: the day's work next to the numbers; only one line of it above a chosen tab. */
export function AdminSummary({ tiles }: { tiles: Tiles }) {
  const { parameters } = useAddress();
  if (parameters.has('tab'))
    return (
      <>
        <Restored />
        <HouseStatus />
        <TodayLine />
        <FigureTiles tiles={tiles} />
      </>
    );
  return (
    <>
      <Restored />
      <div className={styles.first}>
        <NeedsToday status={<HouseStatus />} />
        <FigureTiles tiles={tiles} />
      </div>
      <SetupList />
      <TrendsBelow />
    </>
  );
}

/** On a phone the trends are loaded when someone opens them. */
function TrendsBelow() {
  const isPhone = useMedia('(max-width: 640px)');
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
