export const ACKNOWLEDGEMENT = 'reservation-acknowledgement';
export const CONFIRMATION = 'reservation-confirmation';
export const PLACE_IN_LINE = 'reservation-place-in-line';
export const OFFER = 'reservation-offer';
export const DECLINE = 'reservation-decline';
export const CHANGE = 'reservation-change';
export const REMINDER = 'reservation-reminder';
export const CANCELLATION = 'reservation-cancellation';
export const COURTYARD_NEWS = 'reservation-courtyard';
/** All that a mail of a later decision, or of none, replaces. */
export const ALL_KINDS = [
  ACKNOWLEDGEMENT,
  CONFIRMATION,
  PLACE_IN_LINE,
  OFFER,
  DECLINE,
  CHANGE,
  REMINDER,
  CANCELLATION,
  COURTYARD_NEWS,
];
/** Each of them says that the table is confirmed. */
export const SAY_CONFIRMED = [CONFIRMATION, CHANGE, REMINDER, COURTYARD_NEWS];
