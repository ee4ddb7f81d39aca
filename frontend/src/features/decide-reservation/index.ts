export { useDecideReservation } from './api/use-decide-reservation';
