import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { ApiError, type Role } from '@/shared/api';
import { sessionQueries } from '../api/session.queries';
import { forgetLocalRecord, type LocalRecord, readLocalRecord } from './local-record';

/** Who is signed in; null on the way to the login page, because no local record is there or the server's session is gone. */
export function useSignedIn(role: Role): LocalRecord | null {
  const record = readLocalRecord(role);
  const isRecorded = record !== null;
  const navigate = useNavigate();
  const client = useQueryClient();
  const { data: account } = useQuery({ ...sessionQueries.account(role), enabled: isRecorded });
  const isGone = !isRecorded || account === null;

  useEffect(() => {
    if (!isGone) return;
    forgetLocalRecord(role);
    client.clear();
    void navigate(`/${role}/login`, { replace: true });
  }, [isGone, role, client, navigate]);

  // Any call may be the first to find out: asking for the account again settles it.
  useEffect(() => {
    const askAgain = (error: unknown) => {
      if (error instanceof ApiError && error.status === 401)
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
