import { AxisBottom } from '@visx/axis';
import { Group } from '@visx/group';
import { scaleBand, scaleLinear } from '@visx/scale';
import { Bar } from '@visx/shape';
import { ChartFrame, type ChartRow, type Series } from './chart-frame';
import styles from './chart.module.css';

interface BarChartProps {
  title: string;
  rowsAre: string;
  series: readonly Series[];
  rows: readonly ChartRow[];
}

const HEIGHT = 260;
const TOP = 24;
const BOTTOM = 36;
const NARROW = 480;

/** Bars side by side, each with its number on top. */
export function BarChart({ title, rowsAre, series, rows }: BarChartProps) {
  const most = Math.max(1, ...rows.flatMap(({ values }) => values));
  const y = scaleLinear({ domain: [0, most], range: [HEIGHT - BOTTOM, TOP] });
  return (
    <ChartFrame title={title} rowsAre={rowsAre} series={series} rows={rows}>
      {(width, at) => {
        const x = scaleBand({ domain: rows.map(({ label }) => label), range: [0, width], paddingInner: 0.25 });
        const looked = at === undefined ? undefined : rows[at];
        const inner = scaleBand({ domain: series.map(({ name }) => name), range: [0, x.bandwidth()], padding: 0.08 });
        const labels = new Map(rows.map(({ label, short }) => [label, width < NARROW ? short : label]));
        return (
          <svg width={width} height={HEIGHT} className={styles.drawing}>
            {looked && (
              <rect
                x={(x(looked.label) ?? 0) - 4}
                width={x.bandwidth() + 8}
                height={HEIGHT - BOTTOM}
                rx={4}
                className={styles.looked}
              />
            )}
            {rows.map(({ label, values }) => (
              <Group key={label} left={x(label) ?? 0}>
                {series.map(({ name, color }, index) => {
                  const value = values[index] ?? 0;
                  const left = inner(name) ?? 0;
                  return (
                    <Group key={name} left={left}>
                      <Bar
                        y={y(value)}
                        width={inner.bandwidth()}
                        height={HEIGHT - BOTTOM - y(value)}
                        fill={color}
                        rx={1}
                      />
                      <text x={inner.bandwidth() / 2} y={y(value) - 6} className={styles.figure}>
                        {value}
                      </text>
                    </Group>
                  );
                })}
              </Group>
            ))}
            <AxisBottom
              scale={x}
              top={HEIGHT - BOTTOM}
              hideTicks
              stroke="var(--soft)"
              tickFormat={(label) => labels.get(label) ?? ''}
              tickLabelProps={{ className: styles.label, dy: 6 }}
            />
          </svg>
        );
      }}
    </ChartFrame>
  );
}
