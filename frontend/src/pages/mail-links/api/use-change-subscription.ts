import { preferencesCalls, preferencesQueries } from '@/entities/email-marketing/preferences';
import { type Mutation, useRestMutation } from '@/shared/api';

const failed = () => ({ title: 'Something went wrong', description: 'Please try again.' });

const change = (token: string): Mutation<'subscribe' | 'unsubscribe'> => ({
  async send(intent, { client }) {
    client.setQueryData(preferencesQueries.of(token).queryKey, await preferencesCalls[intent](token));
  },
  done: (intent) => ({ title: intent === 'subscribe' ? 'You are subscribed' : 'You are unsubscribed' }),
  failed,
});

const confirm = (token: string): Mutation<null> => ({
  async send(_, { client }) {
    client.setQueryData(preferencesQueries.toConfirm(token).queryKey, await preferencesCalls.confirm(token));
  },
  done: () => ({ title: 'You are subscribed' }),
  failed,
});

/** No toasts: the result of these two stays on the page. */
const askForRecord = (token: string): Mutation<null> => ({ send: () => preferencesCalls.askForRecord(token) });
const erase = (token: string): Mutation<null> => ({ send: () => preferencesCalls.erase(token) });

/** @param token from an emailed link */
export const useChangePreferences = (token: string) => useRestMutation(change(token));
/** @param token from an emailed link */
export const useAskForRecord = (token: string) => useRestMutation(askForRecord(token));
/** @param token from the personal record's link */
export const useErase = (token: string) => useRestMutation(erase(token));
/** @param token from the confirmation email's link */
export const useConfirmSubscription = (token: string) => useRestMutation(confirm(token));
