import { type CorrectedName, subscriptionCalls, subscriptionQueries } from '@/entities/email-marketing/subscription';
import { type Change, useChange } from '@/shared/api';

const correctName = (token: string): Change<CorrectedName> => ({
  async send(name, { client }) {
    client.setQueryData(subscriptionQueries.of(token).queryKey, await subscriptionCalls.rename(token, name));
  },
  done: () => ({ title: 'Name corrected' }),
  failed: () => ({ title: 'The name was not changed', description: 'Please try again.' }),
});

export const useCorrectName = (token: string) => useChange(correctName(token));
