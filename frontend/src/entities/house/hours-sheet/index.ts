export {
  type Holiday,
  type HoursChange,
  type HoursSheet,
  hoursQueries,
  type Span,
  type SpecialHours,
} from './api/hours.queries';
