import { contactCalls, type ContactEdit, contactQueries, type NewContact } from '@/entities/email-marketing/contacts';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

const stale = [contactQueries.all(), contactQueries.ones(), trailQueries.all()];

const createContact: Change<NewContact> = {
  send: (contact) => contactCalls.create(contact),
  done: () => ({ title: 'Contact created' }),
  failed: () => ({ title: 'Error creating contact' }),
  stale,
};

interface Edit {
  id: string;
  edit: ContactEdit;
}

const editContact: Change<Edit> = {
  send: ({ id, edit }) => contactCalls.edit(id, edit),
  done: () => ({ title: 'Contact updated' }),
  failed: () => ({ title: 'Error updating contact' }),
  stale,
};

export const useCreateContact = () => useChange(createContact);
export const useEditContact = () => useChange(editContact);
