export { textMessagesQuery } from './api/text-messages.query';
export { RequestReservationForm } from './ui/request-reservation-form';
