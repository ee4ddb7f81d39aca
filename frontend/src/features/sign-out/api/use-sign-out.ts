import { draftKey, forgetLocalRecord, sessionCalls, sessionQueries } from '@/entities/session';
import { apiAs, type Change, dropKeptChanges, type Role, useChange } from '@/shared/api';
import { dropDrafts } from '@/shared/lib/draft';

type From = 'here' | 'everywhere';

/** Ends the login of this role in this browser, or every session of the account; the dashboard goes at once, with its polls. */
const signOut = (role: Role): Change<From> => ({
  async send(from, { client }) {
    await (from === 'here' ? sessionCalls[role].logout() : apiAs(role).POST('/api/account/sign-out-everywhere'));
    dropKeptChanges(client, draftKey(role, 'waiting'));
    forgetLocalRecord(role);
    dropDrafts();
    client.setQueryData(sessionQueries.account(role).queryKey, null);
  },
  done: () => ({ title: 'Logged out' }),
  failed: () => ({ title: 'Logout failed', description: 'Please try again' }),
});

const changes = { admin: signOut('admin'), manager: signOut('manager'), staff: signOut('staff') };

export const useSignOut = (role: Role) => useChange(changes[role]);
