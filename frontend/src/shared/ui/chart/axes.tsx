import { AxisBottom, AxisLeft } from '@visx/axis';
import { type scaleBand, scaleLinear, type scalePoint } from '@visx/scale';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './chart.module.css';

export interface Series {
  name: string;
  /** These have enough contrast on light and dark panels. */
  color: 'teal' | 'cobalt' | 'ruby';
}

export const colorOf = ({ color }: Series): string => `var(--${color})`;

export const HEIGHT = 240;
/** Space for the numbers at the left and the dates below. */
export const LEFT = 44;
const TOP = 10;
export const BASE = HEIGHT - 28;
const LINES = 4;
/** Width of one date, in pixels. */
const LABEL = 64;

/** Heights of counts, from the base up to a round number. */
export const countScale = (max: number) =>
  scaleLinear({ domain: [0, Math.max(1, max)], range: [BASE, TOP], nice: LINES });

/** 'Mon, Nov 23' as 'Nov 23', '10:00 AM' as '10:00'. */
export const tickText = (label: string): string => label.replace(/^\w+, | [AP]M$/g, '');

interface AxesProps {
  x: ReturnType<typeof scaleBand<string>> | ReturnType<typeof scalePoint<string>>;
  y: ReturnType<typeof countScale>;
  labels: readonly string[];
  width: number;
}

/** Grid lines with their numbers, and as many labels as fit; the last row always has one. */
export function Axes({ x, y, labels, width }: AxesProps) {
  const lines = y.ticks(LINES).filter(Number.isInteger);
  const every = Math.ceil(labels.length / Math.max(1, Math.floor((width - LEFT) / LABEL)));
  return (
    <>
      {lines.map((value) => (
        <line key={value} x1={LEFT} x2={width} y1={y(value)} y2={y(value)} className={styles.grid} />
      ))}
      <AxisLeft
        scale={y}
        left={LEFT}
        hideAxisLine
        hideTicks
        tickValues={lines}
        tickFormat={(value) => formatNumber(Number(value))}
        tickLabelProps={{ className: styles.tick }}
      />
      <AxisBottom
        scale={x}
        top={BASE}
        hideAxisLine
        hideTicks
        tickValues={labels.filter((_, index) => (labels.length - 1 - index) % every === 0)}
        tickFormat={tickText}
        tickLabelProps={{ className: styles.tick }}
      />
    </>
  );
}
