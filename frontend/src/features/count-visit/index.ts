export { countReservationStart } from './model/count-reservation-start';
export { useCountVisits } from './model/use-count-visits';
