import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { hasStatus, isProblem, type Role } from '@/shared/api';
import { forgetGuests } from '@/shared/lib/kept-days';
import { sessionQueries } from '../api/session.queries';
import { forgetLocalRecord, type LocalRecord, readLocalRecord } from '../model/local-record';
import type { WayBack } from '../model/way-back';

interface Present extends LocalRecord {
  /** Two-step sign-in must be set up first. */
  awaitsSecondStep?: boolean;
  /** A password that someone else has set must be changed first. */
  awaitsPassword?: boolean;
}

/** True if something must be done before the dashboard opens. */
const AWAITS = ['second-step-awaited', 'password-awaited'];

/**
 * Who is signed in. Null on the way to the login page (no local record, or the server's session ended), and for a moment while another
 * account takes over.
 */
function useSignedIn(role: Role): Present | null {
  const record = readLocalRecord(role);
  const isRecorded = record !== null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const { data: account } = useQuery({ ...sessionQueries.account(role), enabled: isRecorded });
  const hasEnded = isRecorded && account === null;
  const hasSignedOut = !isRecorded && account === null;
  const isSignedOut = !isRecorded || hasEnded;
  const isLeaving = useRef(false);
  const [shownId, setShownId] = useState(record?.id);
  const accountId = account?.id;
  const isReplaced = accountId !== undefined && shownId !== undefined && accountId !== shownId;

  // Another account of the role has signed in in another tab: the previous account's data is removed while nothing is shown.
  useEffect(() => {
    if (accountId === undefined) return;
    if (isReplaced) {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQueries.all()[0] });
      forgetGuests();
    }
    setShownId(accountId);
  }, [accountId, isReplaced, client]);

  useEffect(() => {
    if (!isSignedOut || isLeaving.current) return;
    isLeaving.current = true;
    forgetLocalRecord(role);
    client.clear();
    forgetGuests();
    // After a sign-out, the next person starts on the first screen.
    const wayBack: WayBack | null = hasSignedOut ? null : { from: pathname + search, hasEnded };
    void navigate(`/${role}/login`, { replace: true, state: wayBack });
  }, [isSignedOut, hasEnded, hasSignedOut, role, client, navigate, pathname, search]);

  // Any call may be the first to get a 401; refetching the account settles it.
  useEffect(() => {
    const askAgain = (error: unknown) => {
      if (hasStatus(error, 401) || AWAITS.some((problem) => isProblem(error, problem)))
        void client.invalidateQueries(sessionQueries.account(role));
    };
    const ends = [
      client.getQueryCache().subscribe(({ query }) => {
        askAgain(query.state.fetchStatus === 'idle' ? query.state.error : null);
      }),
      client.getMutationCache().subscribe(({ mutation }) => {
        askAgain(mutation?.state.error);
      }),
    ];
    return () => {
      for (const end of ends) end();
    };
  }, [client, role]);

  return isSignedOut || isReplaced ? null : (account ?? record);
}

/** Renders its children for accounts signed in with the role; everyone else goes to the login page. */
export function SignedIn({ role, children }: { role: Role; children: (account: Present) => ReactNode }) {
  const account = useSignedIn(role);
  // Loads the page's files in parallel; the router would fetch them one by one as each names the next.
  return account ? children(account) : <PrefetchPageLinks page={`/${role}/login`} />;
}
