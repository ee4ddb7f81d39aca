import { keepLocalRecord } from '@/entities/session';
import { answer, api, type Mutation, type Role, useRestMutation } from '@/shared/api';

/** Sends the query string that the directory has returned. */
const signInWithDirectory: Mutation<string, Role> = {
  async send(query) {
    const account = await answer(api.POST('/api/directory/sign-in', { body: { query } }));
    keepLocalRecord(account.role, account);
    return account.role;
  },
  done: () => ({ title: 'Login successful' }),
};

export const useSignInWithDirectory = () => useRestMutation(signInWithDirectory);
