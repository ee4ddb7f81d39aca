import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { actAs, hasStatus, isProblem, type Role } from '@/shared/api';
import { forgetGuests } from '@/shared/lib/stored-days';
import { sessionQueries } from '../api/session.queries';
import { forgetLocalRecord, type LocalRecord, readLocalRecord } from '../model/local-record';
import { sharedTabletMark } from '../model/shared-tablet-mark';
import type { ReturnState } from '../model/return-state';

interface Present extends LocalRecord {
  /** Two-step sign-in must be set up first. */
  awaitsSecondStep?: boolean;
  /** A password that someone else has set must be changed first. */
  awaitsPassword?: boolean;
}

/** True if something must be done before the dashboard opens. */
const AWAITS = ['second-step-awaited', 'password-awaited'];

/**
 * Who is signed in. 'locked' on a shared tablet without anyone. Null on the way to the login page (no local record, or the server's
 * session ended), and for a moment while another account takes over.
 */
function useSignedIn(role: Role): Present | 'locked' | null {
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
  const [isLocked, setIsLocked] = useState(false);
  const [shownId, setShownId] = useState(record?.id);
  const accountId = account?.id;
  const isReplaced = accountId !== undefined && shownId !== undefined && accountId !== shownId;
  const isOnSharedTablet = account?.isOnSharedTablet ?? false;

  // Another account of the role has signed in in another tab: the previous account's data is removed while nothing is shown.
  useEffect(() => {
    if (accountId === undefined) return;
    sharedTabletMark.set(isOnSharedTablet);
    if (isReplaced) {
      client.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== sessionQueries.all()[0] });
      client.getMutationCache().clear();
      forgetGuests();
    }
    setShownId(accountId);
  }, [accountId, isReplaced, isOnSharedTablet, client]);

  useEffect(() => {
    actAs(role, shownId);
    return () => {
      actAs(role, undefined);
    };
  }, [role, shownId]);

  // The tab in which someone signs in or out writes the local record. A new page has nothing of the person before.
  useEffect(() => {
    const follow = ({ key }: StorageEvent) => {
      if (key !== role) return;
      const id = readLocalRecord(role)?.id;
      if (id !== undefined && id !== shownId) window.location.reload();
      else void client.invalidateQueries(sessionQueries.account(role));
    };
    window.addEventListener('storage', follow);
    return () => {
      window.removeEventListener('storage', follow);
    };
  }, [role, shownId, client]);

  useEffect(() => {
    if (!isSignedOut || isLeaving.current) return;
    isLeaving.current = true;
    forgetLocalRecord(role);
    client.clear();
    forgetGuests();
    if (sharedTabletMark.isSet()) {
      setShownId(undefined);
      if (role === 'staff') setIsLocked(true);
      else void navigate('/staff/dashboard', { replace: true });
      return;
    }
    // After a sign-out, the next person starts on the first screen.
    const returnState: ReturnState | null = hasSignedOut ? null : { from: pathname + search, hasEnded };
    void navigate(`/${role}/login`, { replace: true, state: returnState });
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

  if (isLocked) return 'locked';
  return isSignedOut || isReplaced ? null : (account ?? record);
}

interface SignedInProps {
  role: Role;
  /** Shown on a shared tablet while no one is signed in. */
  whenLocked?: ReactNode;
  children: (account: Present) => ReactNode;
}

/** Renders its children for accounts signed in with the role; everyone else goes to the login page. */
export function SignedIn({ role, whenLocked, children }: SignedInProps) {
  const account = useSignedIn(role);
  if (account === 'locked') return whenLocked;
  // Loads the page's files in parallel; the router would fetch them one by one as each names the next.
  return account ? children(account) : <PrefetchPageLinks page={`/${role}/login`} />;
}
