export { BarChart } from './bar-chart';
export { BarList } from './bar-list';
export { LineChart } from './line-chart';
export type { ChartRow, Series } from './chart-frame';
export { RowSlider } from './row-slider';
