export { countArrival } from './model/count-page-view';
export { countReservationStart } from './model/count-reservation-start';
export { useCountVisits } from './model/use-count-visits';
