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
/** Room for one label below the line. */
const LABEL = 90;

/** Lines over many rows; the highest and the last point of each carry their figures. */
export function LineChart({ title, rowsAre, series, rows }: LineChartProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - BOTTOM, TOP] });
  return (
    <ChartFrame title={title} rowsAre={rowsAre} series={series} rows={rows}>
      {(width) => {
        const x = scalePoint({ domain: rows.map(({ label }) => label), range: [SIDE, width - SIDE] });
        const every = Math.ceil(rows.length / Math.max(1, Math.floor(width / LABEL)));
        const shown = rows.filter((_, index) => (rows.length - 1 - index) % every === 0);
        const shorts = new Map(rows.map(({ label, short }) => [label, short]));
        return (
          <svg width={width} height={HEIGHT} className={styles.drawing}>
            {series.map(({ name, color }, index) => {
              const valueOf = ({ values }: ChartRow) => values[index] ?? 0;
              const at = (row: ChartRow) => ({ x: x(row.label) ?? 0, y: y(valueOf(row)) });
              return (
                <g key={name}>
                  <LinePath
                    data={[...rows]}
                    x={(row) => at(row).x}
                    y={(row) => at(row).y}
                    stroke={color}
                    strokeWidth={2.5}
                    strokeLinejoin="round"
                  />
                  {tellingRows(rows, valueOf).map((row) => (
                    <g key={row.label} transform={`translate(${String(at(row).x)} ${String(at(row).y)})`}>
                      <circle r={4} fill={color} />
                      <text y={-10} className={styles.figure}>
                        {formatNumber(valueOf(row))}
                      </text>
                    </g>
                  ))}
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

function tellingRows(rows: readonly ChartRow[], valueOf: (row: ChartRow) => number): ChartRow[] {
  const last = rows.at(-1);
  const highest = rows.reduce<ChartRow | undefined>(
    (best, row) => (best && valueOf(best) >= valueOf(row) ? best : row),
    undefined,
  );
  return [...new Set([highest, last])].filter((row) => row !== undefined);
}
