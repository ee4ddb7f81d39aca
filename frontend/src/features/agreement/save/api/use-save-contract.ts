import { contractCalls, type ContractTerms } from '@/entities/agreement';
import { type Change, useChange } from '@/shared/api';
import { TOAST_MS } from '@/entities/agency';

const saveContract: Change<ContractTerms> = {
  send: (terms) => contractCalls.save(terms),
  done: () => ({
    title: 'Contract Saved!',
    description: 'Contract has been saved successfully.',
    duration: TOAST_MS,
  }),
  failed: () => ({ title: 'Error', description: 'Failed to save contract. Please try again.', duration: TOAST_MS }),
};

export const useSaveContract = () => useChange(saveContract);
