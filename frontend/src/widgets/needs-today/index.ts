export { NeedsToday } from './ui/needs-today';
export { TodayLine } from './ui/today-line';
