import type { ReactNode } from 'react';
import { PrefetchPageLinks } from 'react-router';
import type { Role } from '@/shared/api';
import { type Present, useSignedIn } from '../model/use-signed-in';

/** Renders its children for accounts signed in with the role; everyone else goes to the login page. */
export function SignedIn({ role, children }: { role: Role; children: (account: Present) => ReactNode }) {
  const account = useSignedIn(role);
  // Loads the page's files in parallel; the router would fetch them one by one as each names the next.
  return account ? children(account) : <PrefetchPageLinks page={`/${role}/login`} />;
}
