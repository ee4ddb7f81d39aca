import { contactCalls, contactQueries, type TagsOfMany } from '@/entities/email-marketing/contacts';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';

const tagContacts: Change<TagsOfMany, { changed: number }> = {
  send: (body) => contactCalls.tagMany(body),
  done: ({ add }, { changed }) => ({
    title: add ? 'Tags added' : 'Tags removed',
    description: `${formatNumber(changed)} ${changed === 1 ? 'contact' : 'contacts'} changed`,
  }),
  failed: () => ({ title: 'Error updating tags' }),
  stale: [contactQueries.all(), contactQueries.ones(), trailQueries.all()],
};

export const useTagContacts = () => useChange(tagContacts);
