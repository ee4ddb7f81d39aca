export {
  type Holiday,
  type HoursChange,
  type HoursSheet,
  hoursQueries,
  type Span,
  type SpecialHours,
} from './api/hours.queries';
export { hoursWords } from './model/trail-words';
