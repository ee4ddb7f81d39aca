export { Trends } from './ui/trends';
