import { Foundation1000000000001 } from './1000000000001-foundation.js';
import { Accounts1000000000002 } from './1000000000002-accounts.js';
import { Reservations1000000000003 } from './1000000000003-reservations.js';
import { ContactMessages1000000000010 } from './1000000000010-contact-messages.js';
import { ApprovalItems1000000000011 } from './1000000000011-approval-items.js';
import { SiteAnalytics1000000000012 } from './1000000000012-site-analytics.js';
import { ScheduledContent1000000000013 } from './1000000000013-scheduled-content.js';

/** In the order in which they run. A migration that has been released is never edited. */
export const migrations = [
  Foundation1000000000001,
  Accounts1000000000002,
  Reservations1000000000003,
  ContactMessages1000000000010,
  ApprovalItems1000000000011,
  SiteAnalytics1000000000012,
  ScheduledContent1000000000013,
];
