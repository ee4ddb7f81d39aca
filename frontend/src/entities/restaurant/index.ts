export {
  addDays,
  clockOf,
  formatDate,
  formatDay,
  formatWeekday,
  formatMoment,
  formatMomentNarrow,
  hasPassed,
  formatShortDay,
  formatShortDayOf,
  formatTime,
  formatWhen,
  formatYearlyDay,
  isWholeDay,
  onDay,
  restaurantInstant,
  restaurantDay,
  restaurantNow,
} from './model/days';
export { openStatus } from './model/open-status';
export { type RestaurantHours, hoursNow, setHours, useHours, WEEK, type Week, type Weekday } from './model/hours';
export {
  areInitialHours,
  daysInWords,
  formatHours,
  hoursLines,
  hoursNews,
  inMinutes,
  bookableHours,
  isOpenAt,
  linesOf,
  nextOpenDays,
  noteOn,
  plainDay,
  spansOn,
  weekdayOf,
} from './model/opening-hours';
export {
  cityLine,
  directionsHref,
  internationalPhone,
  isAtBuiltAddress,
  isBuiltLink,
  isBuiltName,
  isInBuiltTown,
  isOtherRestaurant,
  phoneHref,
  restaurant,
  type RestaurantDetails,
  setRestaurant,
  streetLine,
} from './model/profile';
export { limitDays, updateTimeTexts } from './model/update-time-texts';
export { useMinute, useToday } from './model/use-today';
export { HoursData } from './ui/hours-data';
export { HoursList } from './ui/hours-list';
export { PageMeta } from './ui/page-meta';
export { RestaurantData } from './ui/restaurant-data';
