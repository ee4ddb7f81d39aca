export const ACKNOWLEDGEMENT = 'reservation-acknowledgement';
export const CONFIRMATION = 'reservation-confirmation';
export const PLACE_IN_LINE = 'reservation-place-in-line';
export const OFFER = 'reservation-offer';
export const DECLINE = 'reservation-decline';
export const CHANGE = 'reservation-change';
export const REMINDER = 'reservation-reminder';
export const CANCELLATION = 'reservation-cancellation';
export const COURTYARD_NEWS = 'reservation-courtyard';
/** Kinds to withdraw when a later decision, or undoing one, makes them obsolete. */
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
/** Kinds that tell the guest that the table is confirmed. */
export const SAY_CONFIRMED = [CONFIRMATION, CHANGE, REMINDER, COURTYARD_NEWS];
