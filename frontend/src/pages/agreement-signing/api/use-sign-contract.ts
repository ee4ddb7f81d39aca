import { type Consent, contractCalls, contractQueries } from '@/entities/contract';
import { type Mutation, useRestMutation } from '@/shared/api';

const signContract = (token: string): Mutation<Consent> => ({
  async send(consent, { client }) {
    client.setQueryData(contractQueries.opened(token).queryKey, await contractCalls.sign(token, consent));
  },
  done: () => ({ title: 'Agreement signed', description: 'We’ll email you a copy.' }),
  failed: () => ({ title: 'Couldn’t sign the agreement', description: 'Please try again.' }),
  invalidates: [contractQueries.all()],
});

/** @param token from the signing link */
export const useSignContract = (token: string) => useRestMutation(signContract(token));
