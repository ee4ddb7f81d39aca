import { keepLocalRecord } from '@/entities/session';
import { answer, api, type Change, type Role, useChange } from '@/shared/api';

/** With the query that the directory has sent along. */
const comeBack: Change<string, Role> = {
  async send(query) {
    const account = await answer(api.POST('/api/directory/sign-in', { body: { query } }));
    keepLocalRecord(account.role, account);
    return account.role;
  },
  done: () => ({ title: 'Login successful' }),
};

export const useComeBack = () => useChange(comeBack);
