import { TOAST_MS } from '@/entities/agency';
import { answer, api, type Mutation, type components, useRestMutation } from '@/shared/api';

export type Requirements = components['schemas']['SaveRequirements'];

const saveRequirements: Mutation<Requirements> = {
  send: (requirements) => answer(api.POST('/api/build-requirements', { body: requirements })),
  done: () => ({
    title: 'Requirements Saved!',
    description: 'Your notes are saved. You can keep editing them here at any time.',
    duration: TOAST_MS,
  }),
  failed: () => ({
    title: 'Error',
    description: 'Failed to save requirements. Please try again.',
    duration: TOAST_MS,
  }),
};

export const useSaveRequirements = () => useRestMutation(saveRequirements);
