import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { formatShortDay } from '@/entities/restaurant';
import { formatNumber } from '@/shared/lib/numbers';
import { RowSlider } from '@/shared/ui/chart';
import styles from './trends.module.css';

interface TrendBarsProps {
  label: string;
  weeks: readonly { weekStart: string; value: number }[];
  /** Place of the week that is looked at. */
  at: number;
  onLook: (at: number | undefined) => void;
}

const WIDTH = 160;
const HEIGHT = 44;

/** A bar a week. */
export function TrendBars({ label, weeks, at, onLook }: TrendBarsProps) {
  const x = scaleBand({ domain: weeks.map(({ weekStart }) => weekStart), range: [0, WIDTH], padding: 0.2 });
  const y = scaleLinear({ domain: [0, Math.max(1, ...weeks.map(({ value }) => value))], range: [0, HEIGHT - 2] });
  const week = weeks[at];
  return (
    <div className={styles.bars}>
      <svg viewBox={`0 0 ${String(WIDTH)} ${String(HEIGHT)}`} preserveAspectRatio="none" aria-hidden="true">
        {weeks.map(({ weekStart, value }, index) => {
          // What is nothing is still a week.
          const height = Math.max(2, y(value));
          return (
            <Bar
              key={weekStart}
              x={x(weekStart) ?? 0}
              y={HEIGHT - height}
              width={x.bandwidth()}
              height={height}
              className={index === at ? styles.looked : styles.bar}
            />
          );
        })}
      </svg>
      <RowSlider
        label={label}
        rows={weeks.length}
        at={at}
        text={week && `Week of ${formatShortDay(week.weekStart)}: ${formatNumber(week.value)}`}
        onLook={onLook}
      />
    </div>
  );
}
