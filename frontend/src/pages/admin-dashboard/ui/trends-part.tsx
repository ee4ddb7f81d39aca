export { Trends as TrendsPart } from '@/widgets/trends';
