import { type CorrectedName, preferencesCalls, preferencesQueries } from '@/entities/email-marketing/preferences';
import { type Change, useChange } from '@/shared/api';

const correctName = (token: string): Change<CorrectedName> => ({
  async send(name, { client }) {
    client.setQueryData(preferencesQueries.of(token).queryKey, await preferencesCalls.rename(token, name));
  },
  done: () => ({ title: 'Name corrected' }),
  failed: () => ({ title: 'Couldn’t change the name', description: 'Please try again.' }),
});

export const useCorrectName = (token: string) => useChange(correctName(token));
