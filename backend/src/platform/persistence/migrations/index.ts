import { Foundation1000000000001 } from './1000000000001-foundation.js';
import { Accounts1000000000002 } from './1000000000002-accounts.js';
import { Reservations1000000000003 } from './1000000000003-reservations.js';

/** In the order in which they run. A migration that has been released is never edited. */
export const migrations = [Foundation1000000000001, Accounts1000000000002, Reservations1000000000003];
