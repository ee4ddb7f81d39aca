import { contractCalls, contractQueries } from '@/entities/contract';
import { trailQueries } from '@/entities/trail';
import { type Change, useChange } from '@/shared/api';

const sendContract: Change<string> = {
  async send(id, { client }) {
    client.setQueryData(contractQueries.one(id).queryKey, await contractCalls.send(id));
  },
  done: () => ({ title: 'Sent for signature', description: 'The client gets an email with a link to sign.' }),
  failed: () => ({ title: 'Couldn’t send the contract', description: 'Please try again.' }),
  stale: [contractQueries.all(), trailQueries.all()],
};

/** Mails the client a link to sign. */
export const useSendContract = () => useChange(sendContract);
