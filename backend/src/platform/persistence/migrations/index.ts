import { Foundation1000000000001 } from './1000000000001-foundation.js';
import { Events1000000000020 } from './1000000000020-events.js';
import { Outgoing1000000000021 } from './1000000000021-outgoing.js';
import { SearchableTrail1000000000051 } from './1000000000051-searchable-trail.js';
import { QueuedMails1000000000058 } from './1000000000058-queued-mails.js';
import { CountedRecipients1000000000059 } from './1000000000059-counted-recipients.js';
import { WaitingEvents1000000000090 } from './1000000000090-waiting-events.js';
import { SupersededMails1000000000097 } from './1000000000097-superseded-mails.js';
import { TextsOfSentMails1000000000115 } from './1000000000115-texts-of-sent-mails.js';
import { WithheldMails1000000000116 } from './1000000000116-withheld-mails.js';
import { ClientErrors1000000000117 } from './1000000000117-client-errors.js';

/** What the platform itself keeps; contexts bring their own. A migration that has been released is never edited. */
export const platformMigrations = [
  Foundation1000000000001,
  Events1000000000020,
  Outgoing1000000000021,
  SearchableTrail1000000000051,
  QueuedMails1000000000058,
  CountedRecipients1000000000059,
  WaitingEvents1000000000090,
  SupersededMails1000000000097,
  TextsOfSentMails1000000000115,
  WithheldMails1000000000116,
  ClientErrors1000000000117,
];
