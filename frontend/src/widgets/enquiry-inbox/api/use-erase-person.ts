import { contactQueries } from '@/entities/email-marketing/contacts';
import { enquiryQueries, personCalls } from '@/entities/enquiry';
import { reservationQueries } from '@/entities/reservation';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

const change: Change<{ email: string }> = {
  send: ({ email }) => personCalls.erase(email),
  done: ({ email }) => ({ title: 'Person erased', description: `We no longer keep any data for ${email}.` }),
  failed: () => ({ title: 'Couldn’t erase the person', description: 'Please try again.' }),
  stale: [enquiryQueries.all(), contactQueries.all(), reservationQueries.all(), trailQueries.all()],
};

export const useErasePerson = () => useChange(change);
