import { sessionQueries, type SignedInBrowser, signedInCalls } from '@/entities/session';
import { type Change, type Role, useChange } from '@/shared/api';

const signOutThere = (role: Role): Change<SignedInBrowser> => ({
  send: ({ id }) => signedInCalls.end(role, id),
  done: ({ browser }) => ({ title: 'Signed out there', ...(browser && { subject: browser }) }),
  failed: () => ({ title: 'Couldn’t sign out', description: 'Please try again' }),
  stale: [sessionQueries.signedIn(role).queryKey],
});

export const useSignOutThere = (role: Role) => useChange(signOutThere(role));
