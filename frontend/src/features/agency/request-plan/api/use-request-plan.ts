import { TOAST_MS } from '@/entities/agency';
import { answer, api, type Change, type components, useChange } from '@/shared/api';

export type PlanRequest = components['schemas']['RequestPlan'];

const requestPlan: Change<PlanRequest> = {
  send: (request) => answer(api.POST('/api/plan-consultation', { body: request })),
  done: () => ({
    title: 'Plan Interest Submitted!',
    description: 'Thank you. We will contact you within 24 hours.',
    duration: TOAST_MS,
  }),
  failed: () => ({ title: 'Error', description: 'Failed to submit. Please try again.', duration: TOAST_MS }),
};

export const useRequestPlan = () => useChange(requestPlan);
