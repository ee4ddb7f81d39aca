import { listOf } from '../../../../../platform/lists/list-of.js';

/** Contacts who may be emailed. */
export const contactsForPrograms = listOf(
  {
    tableName: 'customer_contacts',
    columns: {
      id: { type: 'uuid' },
      email: { type: 'text' },
      firstName: { type: 'text', name: 'first_name' },
      lastName: { type: 'text', name: 'last_name' },
      tags: { type: 'text', array: true },
      createdAt: { type: 'timestamptz', name: 'created_at' },
    },
  },
  {
    scopes: {
      all: [
        `status = 'active' and email_opt_in
         and not exists (select from email_suppressions where key = suppression_key)`,
      ],
    },
  },
);
