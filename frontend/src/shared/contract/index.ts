export {
  changeReservation,
  requestReservation,
  reservationView,
  sendContactMessage,
  submitContent,
} from './contract.gen';
