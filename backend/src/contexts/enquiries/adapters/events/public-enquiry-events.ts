import { z } from 'zod';
import type { PublicEvent } from '../../../../platform/events/event-catalogue.js';
import { ENQUIRY_KINDS, type EnquiryFact } from '../../domain/enquiry.js';

/** Characters of a message in an event; the rest is shown in the back office only. */
const MAX_MESSAGE_LENGTH = 2_000;

const schema = z.object({
  id: z.uuid(),
  kind: z.enum(ENQUIRY_KINDS),
  guest: z.object({ name: z.string(), email: z.string(), message: z.string().nullable() }).optional(),
});

export const publicEnquiryEvents: Readonly<Record<string, PublicEvent<EnquiryFact>>> = {
  'enquiry.received': {
    means: `A visitor sent a form on the website. Of a message, the first ${MAX_MESSAGE_LENGTH.toLocaleString('en-US')} characters.`,
    version: 1,
    schema,
    sample: {
      id: '0198c0de-0000-7000-8000-00000000face',
      kind: 'contact',
      guest: { name: 'Sample Guest', email: 'guest@mail.example', message: 'Do you have a table in the shade?' },
    },
    dataOf: ({ subject: { id }, payload: { kind, name, email, data } }, withGuestData) => {
      const message =
        kind === 'contact' ? Array.from(String(data['message'])).slice(0, MAX_MESSAGE_LENGTH).join('') : null;
      return { id, kind, ...(withGuestData && { guest: { name, email, message } }) };
    },
  },
};
