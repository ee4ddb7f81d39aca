import type { QueryClient } from '@tanstack/react-query';
import {
  draftKey,
  endPushHere,
  forgetLocalRecord,
  owedSignOuts,
  sessionCalls,
  sessionQueries,
} from '@/entities/session';
import { apiAs, type Mutation, clearOfflineQueue, hasStatus, type Role, useRestMutation } from '@/shared/api';
import { dropDrafts } from '@/shared/lib/draft';
import { forgetGuests } from '@/shared/lib/stored-days';

type From = 'here' | 'everywhere';

/** How long a sign-out waits for the server before going to the login page. */
const PATIENCE_MS = 5_000;

/**
 * Ends the session on the server if it can be reached.
 * @returns whether the session has ended there
 */
export async function endOwedSession(role: Role): Promise<boolean> {
  try {
    await sessionCalls[role].logout(AbortSignal.timeout(PATIENCE_MS));
  } catch (error) {
    // A session that has already ended refuses the call.
    if (!hasStatus(error, 401)) return false;
  }
  owedSignOuts.remove(role);
  return true;
}

/** Removes the account's data and guests' names from this browser. */
function forgetAccount(role: Role, client: QueryClient): void {
  clearOfflineQueue(client, draftKey(role, 'waiting'));
  dropDrafts();
  forgetGuests();
}

function leave(role: Role, client: QueryClient): void {
  forgetLocalRecord(role);
  client.setQueryData(sessionQueries.account(role).queryKey, null);
}

/** Ends this role's login in this browser, which works offline, or all sessions of the account. */
const signOut = (role: Role): Mutation<From, boolean> => ({
  async send(from, { client }) {
    await endPushHere(role);
    if (from === 'everywhere') await apiAs(role).POST('/api/account/sign-out-everywhere');
    else owedSignOuts.add(role);
    forgetAccount(role, client);
    const hasEnded = from === 'everywhere' || (await endOwedSession(role));
    leave(role, client);
    return hasEnded;
  },
  done: (_, hasEnded) => ({
    title: 'Logged out',
    ...(!hasEnded && { description: 'You’re offline. We’ll finish signing you out when the connection is back.' }),
  }),
  failed: () => ({ title: 'Logout failed', description: 'Please try again' }),
});

export const useSignOut = (role: Role) => useRestMutation(signOut(role));
