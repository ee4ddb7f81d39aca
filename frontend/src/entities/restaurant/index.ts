export { openStatus } from './model/open-status';
export { addDays, formatDay, formatHours, hoursLines, hoursOn, isOpenAt, restaurantNow } from './model/opening-hours';
export { cityLine, internationalPhone, phoneHref, restaurant, streetLine } from './model/profile';
