import { useEffect } from 'react';
import { owedSignOuts } from '@/entities/session';
import { endOwedSession } from './use-sign-out';

const endAll = () => {
  for (const role of owedSignOuts.roles()) void endOwedSession(role);
};

/** Completes sign-outs made offline, now and after each reconnection. */
export function useOwedSignOuts(): void {
  useEffect(() => {
    endAll();
    window.addEventListener('online', endAll);
    return () => {
      window.removeEventListener('online', endAll);
    };
  }, []);
}
