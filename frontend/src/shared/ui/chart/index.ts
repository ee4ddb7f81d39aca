export { type Series, tickText } from './axes';
export { BarChart } from './bar-chart';
export { BarList } from './bar-list';
export { ColumnStrip } from './column-strip';
export { LineChart } from './line-chart';
export { SparkBars } from './spark-bars';
