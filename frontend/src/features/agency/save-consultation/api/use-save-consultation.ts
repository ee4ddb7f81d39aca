import { TOAST_MS } from '@/entities/agency';
import { type Answers, consultationQueries } from '@/entities/consultation';
import { answer, api, type Change, useChange } from '@/shared/api';

const saveConsultation: Change<Answers> = {
  send: (answers) => answer(api.POST('/api/consultation', { body: answers })),
  done: () => ({
    title: 'Consultation Saved!',
    description: "Thank you for your detailed responses. We'll review your requirements and get back to you soon.",
    duration: TOAST_MS,
  }),
  failed: () => ({
    title: 'Error',
    description: 'Failed to save consultation. Please try again.',
    duration: TOAST_MS,
  }),
  stale: [consultationQueries.all()],
};

export const useSaveConsultation = () => useChange(saveConsultation);
