import { useAddress } from '@/shared/lib/address';
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
      <div className={styles.trends}>
        <LazyPart load={loadTrends} with={{}} />
      </div>
    </>
  );
}
