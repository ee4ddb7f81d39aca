import { z } from 'zod';
import { publicEvents } from '../../../../../platform/events/event-catalogue.js';
import type { StoredEvent } from '../../../../../platform/events/event-listeners.js';
import { CONSENT_WAYS, type ContactFacts, SUPPRESSION_REASONS, UNSUBSCRIBE_WAYS } from '../../domain/contact.js';

const ID = '0198c0de-0000-7000-8000-00000000c0de';
const id = z.uuid();
const alone = z.object({ id });

/** Events do not identify the contact, because they outlive an erasure. Integrations with permission read the contact itself. */
export const publicContactEvents = {
  'contact.created': {
    means: 'A contact was added.',
    version: 1,
    schema: z.object({ id, source: z.string() }),
    sample: { id: ID, source: 'reservation' },
    dataOf: ({ subject, payload: { source } }: StoredEvent<ContactFacts['created']>) => ({ id: subject.id, source }),
  },
  'contact.opted-in': {
    means: 'The contact opted in to email.',
    version: 1,
    schema: z.object({ id, how: z.enum(CONSENT_WAYS) }),
    sample: { id: ID, how: 'confirmed_link' },
    dataOf: ({ subject, payload: { how } }: StoredEvent<ContactFacts['opted-in']>) => ({ id: subject.id, how }),
  },
  'contact.unsubscribed': {
    means: 'The contact opted out of email.',
    version: 1,
    schema: z.object({ id, how: z.enum(UNSUBSCRIBE_WAYS) }),
    sample: { id: ID, how: 'one_click' },
    dataOf: ({ subject, payload: { how } }: StoredEvent<ContactFacts['unsubscribed']>) => ({ id: subject.id, how }),
  },
  'contact.suppressed': {
    means: 'Address suppressed.',
    version: 1,
    schema: z.object({ id, reason: z.enum(SUPPRESSION_REASONS) }),
    sample: { id: ID, reason: 'bounced' },
    dataOf: ({ subject, payload: { reason } }: StoredEvent<ContactFacts['suppressed']>) => ({ id: subject.id, reason }),
  },
  ...publicEvents({
    means: {
      'contact.changed': 'The contact’s data changed.',
      'contact.removed': 'The contact was deleted, or merged into another one.',
      'contact.restored': 'The contact is there again, because a merge was undone.',
      'contact.erased': 'The contact was erased; delete any data about them.',
      'contact-import.finished': 'A contact file was imported; there are no events for each contact.',
    },
    version: 1,
    schema: alone,
    sample: () => ({ id: ID }),
    dataOf: ({ subject }) => ({ id: subject.id }),
  }),
};
