import { AxisBottom } from '@visx/axis';
import { scaleLinear, scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { formatNumber } from '@/shared/lib/numbers';
import { ChartFrame, type ChartRow, type Series } from './chart-frame';
import styles from './chart.module.css';

interface LineChartProps {
  title: string;
  rowsAre: string;
  series: readonly Series[];
  rows: readonly ChartRow[];
}

const HEIGHT = 260;
const TOP = 28;
const BOTTOM = 36;
const SIDE = 28;
/** Space for the numbers at the ends of the lines. */
const END = 52;
const LINE_HEIGHT = 15;
/** Width of one label below the line, in pixels. */
const LABEL = 90;

/** Lines over many rows; each line's maximum and end have their number. */
export function LineChart({ title, rowsAre, series, rows }: LineChartProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - BOTTOM, TOP] });
  return (
    <ChartFrame
      title={title}
      rowsAre={rowsAre}
      series={series}
      rows={rows}
      rowAt={(left, width) => Math.round(((left - SIDE) / (width - END - SIDE)) * (rows.length - 1))}
    >
      {(width, at) => {
        const x = scalePoint({ domain: rows.map(({ label }) => label), range: [SIDE, width - END] });
        const every = Math.ceil(rows.length / Math.max(1, Math.floor(width / LABEL)));
        const shown = rows.filter((_, index) => (rows.length - 1 - index) % every === 0);
        const last = rows.at(-1);
        const looked = at === undefined ? undefined : rows[at];
        const ends = apart((last?.values ?? []).map((value) => y(value)));
        const shorts = new Map(rows.map(({ label, short }) => [label, short]));
        return (
          <svg width={width} height={HEIGHT} className={styles.drawing}>
            {looked && (
              <line
                x1={x(looked.label) ?? 0}
                x2={x(looked.label) ?? 0}
                y1={TOP / 2}
                y2={HEIGHT - BOTTOM}
                className={styles.rule}
              />
            )}
            {series.map(({ name, color }, index) => {
              const valueOf = ({ values }: ChartRow) => values[index] ?? 0;
              const point = (row: ChartRow) => ({ x: x(row.label) ?? 0, y: y(valueOf(row)) });
              const highest = highestOf(rows, valueOf);
              return (
                <g key={name}>
                  <LinePath
                    data={[...rows]}
                    x={(row) => point(row).x}
                    y={(row) => point(row).y}
                    stroke={color}
                    strokeWidth={2.5}
                    strokeLinejoin="round"
                  />
                  {highest && highest !== last && (
                    <g transform={`translate(${String(point(highest).x)} ${String(point(highest).y)})`}>
                      <circle r={4} fill={color} />
                      <text y={-10} className={styles.figure}>
                        {formatNumber(valueOf(highest))}
                      </text>
                    </g>
                  )}
                  {looked && <circle cx={point(looked).x} cy={point(looked).y} r={4} fill={color} />}
                  {last && (
                    <>
                      <circle cx={point(last).x} cy={point(last).y} r={4} fill={color} />
                      <text x={point(last).x + 9} y={ends[index]} dy="0.35em" className={styles.end}>
                        {formatNumber(valueOf(last))}
                      </text>
                    </>
                  )}
                </g>
              );
            })}
            <AxisBottom
              scale={x}
              top={HEIGHT - BOTTOM}
              tickValues={shown.map(({ label }) => label)}
              stroke="var(--soft)"
              tickStroke="var(--soft)"
              tickLength={5}
              tickFormat={(label) => shorts.get(label) ?? ''}
              tickLabelProps={{ className: styles.label, dy: 4 }}
            />
          </svg>
        );
      }}
    </ChartFrame>
  );
}

const highestOf = (rows: readonly ChartRow[], valueOf: (row: ChartRow) => number) =>
  rows.reduce<ChartRow | undefined>((best, row) => (best && valueOf(best) >= valueOf(row) ? best : row), undefined);

/** Heights moved apart so that labels at them do not overlap: from the lowest, each moves up as far as needed. */
function apart(heights: readonly number[]): number[] {
  const placed = [...heights];
  let room = Infinity;
  for (const index of [...heights.keys()].sort((one, other) => (heights[other] ?? 0) - (heights[one] ?? 0))) {
    placed[index] = Math.min(heights[index] ?? 0, room);
    room = (placed[index] ?? 0) - LINE_HEIGHT;
  }
  return placed;
}
