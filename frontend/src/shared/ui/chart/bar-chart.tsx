import { scaleBand } from '@visx/scale';
import { Bar } from '@visx/shape';
import { Axes, BASE, colorOf, countScale, HEIGHT, LEFT } from './axes';
import { ChartFrame, type ChartProps } from './chart-frame';
import styles from './chart.module.css';

/** Bars side by side. */
export function BarChart(props: ChartProps) {
  const { series, rows } = props;
  const y = countScale(Math.max(...rows.flatMap(({ values }) => values)));
  const labels = rows.map(({ label }) => label);
  return (
    <ChartFrame {...props} rowAt={(left, width) => Math.floor(((left - LEFT) / (width - LEFT)) * rows.length)}>
      {(width, looked) => {
        const x = scaleBand({ domain: labels, range: [LEFT, width], padding: 0.25 });
        const inner = scaleBand({ domain: series.map(({ name }) => name), range: [0, x.bandwidth()], padding: 0.1 });
        return (
          <svg width={width} height={HEIGHT} className={styles.drawing}>
            {looked && <rect x={x(looked.label)} width={x.bandwidth()} height={BASE} className={styles.looked} />}
            <Axes x={x} y={y} labels={labels} width={width} />
            {rows.flatMap(({ label, values }) =>
              series.map((one, index) => (
                <Bar
                  key={`${label} ${one.name}`}
                  x={(x(label) ?? 0) + (inner(one.name) ?? 0)}
                  y={y(values[index] ?? 0)}
                  width={inner.bandwidth()}
                  height={BASE - y(values[index] ?? 0)}
                  fill={colorOf(one)}
                />
              )),
            )}
          </svg>
        );
      }}
    </ChartFrame>
  );
}
