import { scalePoint } from '@visx/scale';
import { LinePath } from '@visx/shape';
import { Axes, BASE, colorOf, countScale, HEIGHT, LEFT } from './axes';
import { ChartFrame, type ChartProps, type ChartRow } from './chart-frame';
import styles from './chart.module.css';

/** Half a label on each side. */
const SIDE = 22;

/** Lines over many rows. */
export function LineChart(props: ChartProps) {
  const { series, rows } = props;
  const y = countScale(Math.max(...rows.flatMap(({ values }) => values)));
  const labels = rows.map(({ label }) => label);
  const first = LEFT + SIDE;
  return (
    <ChartFrame
      {...props}
      rowAt={(left, width) => Math.round(((left - first) / (width - SIDE - first)) * (rows.length - 1))}
    >
      {(width, looked) => {
        const x = scalePoint({ domain: labels, range: [first, width - SIDE] });
        const left = ({ label }: ChartRow) => x(label) ?? 0;
        return (
          <svg width={width} height={HEIGHT} className={styles.drawing}>
            <Axes x={x} y={y} labels={labels} width={width} />
            {looked && <line x1={left(looked)} x2={left(looked)} y1={0} y2={BASE} className={styles.rule} />}
            {series.map((one, index) => {
              const top = ({ values }: ChartRow) => y(values[index] ?? 0);
              return (
                <g key={one.name} stroke={colorOf(one)} fill={colorOf(one)}>
                  <LinePath data={[...rows]} x={left} y={top} strokeWidth={2} strokeLinejoin="round" fill="none" />
                  {looked && <circle cx={left(looked)} cy={top(looked)} r={4} />}
                </g>
              );
            })}
          </svg>
        );
      }}
    </ChartFrame>
  );
}
