import type { MailCap } from '../../../../platform/mail/mail-caps.js';
import { ACKNOWLEDGEMENT, ALL_KINDS, CONFIRMATION } from '../mail/guest-mail-kinds.js';

export const ACKNOWLEDGED: MailCap = {
  kind: ACKNOWLEDGEMENT,
  toOne: [
    { most: 3, hours: 1 },
    { most: 10, hours: 24 },
  ],
  toAll: 200,
};

/** Emails that no staff member triggered: the address may be a stranger's. */
export const UNASKED: MailCap = {
  kind: CONFIRMATION,
  kinds: ALL_KINDS,
  toOne: [
    { most: 6, hours: 1 },
    { most: 12, hours: 24 },
  ],
  toAll: 300,
};
