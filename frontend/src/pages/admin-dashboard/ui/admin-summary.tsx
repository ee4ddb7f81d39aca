import { useAddress } from '@/shared/lib/address';
import { LazyPart } from '@/shared/ui/lazy-part';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { HouseStatus, Restored } from '@/widgets/settings/status';
import { NeedsToday, TodayLine } from '@/widgets/needs-today';
import styles from './admin-summary.module.css';

const loadTrends = async () => (await import('./trends-part')).TrendsPart;

type Tiles = Parameters<typeof FigureTiles>[0]['tiles'];

/** What the owner sees first: the day's work beside the figures; above a tab that was chosen only a line of it. */
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
      <div className={styles.trends}>
        <LazyPart load={loadTrends} with={{}} />
      </div>
    </>
  );
}
