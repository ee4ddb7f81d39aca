import { type InquiryAnswer, inquiryCalls, inquiryQueries } from '@/entities/inquiry';
import { trailQueries } from '@/entities/trail';
import { type Mutation, useRestMutation } from '@/shared/api';

const answerInquiry = (id: string): Mutation<InquiryAnswer> => ({
  send: (answer) => inquiryCalls.answer(id, answer),
  done: () => ({ title: 'Reply sent' }),
  failed: () => ({ title: 'Couldn’t send the reply', description: 'Please try again.' }),
  invalidates: [inquiryQueries.all(), trailQueries.all()],
});

export const useAnswerInquiry = (id: string) => useRestMutation(answerInquiry(id));
