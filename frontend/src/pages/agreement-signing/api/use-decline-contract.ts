import { contractCalls, contractQueries } from '@/entities/contract';
import { type Mutation, useRestMutation } from '@/shared/api';

const declineContract = (token: string): Mutation<string> => ({
  async send(reason, { client }) {
    client.setQueryData(contractQueries.opened(token).queryKey, await contractCalls.decline(token, reason));
  },
  done: () => ({ title: 'Agreement declined', description: 'We got your reason.' }),
  failed: () => ({ title: 'Couldn’t decline the agreement', description: 'Please try again.' }),
  invalidates: [contractQueries.all()],
});

/** @param token from the signing link */
export const useDeclineContract = (token: string) => useRestMutation(declineContract(token));
