export {
  addDays,
  clockOf,
  formatDate,
  formatDay,
  formatMoment,
  formatShortDay,
  formatTime,
  formatWhen,
  formatYearlyDay,
  isWholeDay,
  onDay,
  restaurantInstant,
  restaurantNow,
} from './model/days';
export { openStatus } from './model/open-status';
export { formatHours, hoursLines, hoursOn, isOpenAt } from './model/opening-hours';
export { cityLine, directionsHref, internationalPhone, phoneHref, restaurant, streetLine } from './model/profile';
export { tellTheTime } from './model/tell-the-time';
export { useMinute, useToday } from './model/use-today';
