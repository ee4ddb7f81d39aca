export { countArrival } from './model/count-page-view';
export { countMenuSeen } from './model/count-menu-seen';
export { useCountReservationStart } from './model/use-count-reservation-start';
export { useCountPageViews } from './model/use-count-page-views';
