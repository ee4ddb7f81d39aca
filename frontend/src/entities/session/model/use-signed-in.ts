import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasStatus, isProblem, type Role } from '@/shared/api';
import { forgetGuests } from '@/shared/lib/kept-days';
import { sessionQueries } from '../api/session.queries';
import { forgetLocalRecord, type LocalRecord, readLocalRecord } from './local-record';
import type { WayBack } from './way-back';

export interface Present extends LocalRecord {
  /** Two-step sign-in is to be set up before anything else. */
  awaitsSecondStep?: boolean;
  /** A password that another person has set is to be changed before anything else. */
  awaitsPassword?: boolean;
}

/** Something is to be done before the dashboard opens. */
const AWAITS = ['second-step-awaited', 'password-awaited'];

/** Who is signed in; null on the way to the login page, because no local record is there or the server's session is gone. */
export function useSignedIn(role: Role): Present | null {
  const record = readLocalRecord(role);
  const isRecorded = record !== null;
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const client = useQueryClient();
  const { data: account } = useQuery({ ...sessionQueries.account(role), enabled: isRecorded });
  const hasEnded = isRecorded && account === null;
  const hasSignedOut = !isRecorded && account === null;
  const isGone = !isRecorded || hasEnded;
  const isLeaving = useRef(false);

  useEffect(() => {
    if (!isGone || isLeaving.current) return;
    isLeaving.current = true;
    forgetLocalRecord(role);
    client.clear();
    forgetGuests();
    // Whoever signs in after somebody signed out begins at the beginning.
    const wayBack: WayBack | null = hasSignedOut ? null : { from: pathname + search, hasEnded };
    void navigate(`/${role}/login`, { replace: true, state: wayBack });
  }, [isGone, hasEnded, hasSignedOut, role, client, navigate, pathname, search]);

  // Any call may be the first to find out: asking for the account again settles it.
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

  return isGone ? null : (account ?? record);
}
