import type { MailCap } from '../../../../platform/mail/mail-caps.js';

export const ACKNOWLEDGEMENT = 'reservation-acknowledgement';
export const ACKNOWLEDGED: MailCap = {
  kind: ACKNOWLEDGEMENT,
  toOne: [
    { most: 3, hours: 1 },
    { most: 10, hours: 24 },
  ],
  toAll: 200,
};
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
/** What no person of the restaurant has caused: a stranger may have typed the address of somebody else. */
export const UNASKED: MailCap = {
  kind: CONFIRMATION,
  kinds: ALL_KINDS,
  toOne: [
    { most: 6, hours: 1 },
    { most: 12, hours: 24 },
  ],
  toAll: 300,
};
/** Each of them says that the table is confirmed. */
export const SAY_CONFIRMED = [CONFIRMATION, CHANGE, REMINDER, COURTYARD_NEWS];
