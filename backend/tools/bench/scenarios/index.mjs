import { contacts, contactsOfMillions } from './contacts.mjs';
import { dashboards } from './dashboards.mjs';
import { firstLoad } from './first-load.mjs';
import { change, insert, list, notes, page, poll } from './floor-ratio.mjs';
import { growth } from './growth.mjs';
import { idle } from './idle.mjs';
import { logins } from './logins.mjs';
import { mailMemory } from './mail-memory.mjs';
import { mailQueueing } from './mail-queueing.mjs';
import { mailSpeed } from './mail-speed.mjs';
import { menuChange } from './menu-change.mjs';
import { pages } from './pages.mjs';
import { statements } from './statements.mjs';
import { webhooks } from './webhooks.mjs';

/** In this order, because the idle server must have no pending work, and reads must come before writes. */
export const SCENARIOS = {
  idle,
  list,
  poll,
  page,
  growth,
  statements,
  logins,
  notes,
  change,
  insert,
  webhooks,
  'menu-change': menuChange,
  contacts,
  'contacts-of-millions': contactsOfMillions,
  'mail-speed': mailSpeed,
  'mail-memory': mailMemory,
  'mail-queueing': mailQueueing,
  'first-load': firstLoad,
  pages,
  dashboards,
};
