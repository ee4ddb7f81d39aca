import { type EnquiryAnswer, enquiryCalls, enquiryQueries } from '@/entities/enquiry';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

const answerEnquiry = (id: string): Change<EnquiryAnswer> => ({
  send: (answer) => enquiryCalls.answer(id, answer),
  done: () => ({ title: 'Reply sent' }),
  failed: () => ({ title: 'Couldn’t send the reply', description: 'Please try again.' }),
  stale: [enquiryQueries.all(), trailQueries.all()],
});

export const useAnswerEnquiry = (id: string) => useChange(answerEnquiry(id));
