import { keepLocalRecord } from '@/entities/session';
import { answer, api, type Mutation, type Role, useRestMutation } from '@/shared/api';

/** With the query that the directory has sent along. */
const comeBack: Mutation<string, Role> = {
  async send(query) {
    const account = await answer(api.POST('/api/directory/sign-in', { body: { query } }));
    keepLocalRecord(account.role, account);
    return account.role;
  },
  done: () => ({ title: 'Login successful' }),
};

export const useComeBack = () => useRestMutation(comeBack);
