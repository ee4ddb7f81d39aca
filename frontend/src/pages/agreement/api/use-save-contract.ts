import { contractCalls, type ContractTerms, ratesOf } from '@/entities/contract';
import { type Mutation, useRestMutation } from '@/shared/api';
import { TOAST_MS } from '@/entities/agency';

const saveContract: Mutation<ContractTerms> = {
  send(terms) {
    const { monthlyRate, yearlyRate } = ratesOf(terms.selectedPackage);
    return contractCalls.save({ ...terms, monthlyRate, yearlyRate });
  },
  done: () => ({
    title: 'Contract Saved!',
    description: 'Contract has been saved successfully.',
    duration: TOAST_MS,
  }),
  failed: () => ({ title: 'Error', description: 'Failed to save contract. Please try again.', duration: TOAST_MS }),
};

export const useSaveContract = () => useRestMutation(saveContract);
