import { useEffect } from 'react';
import { owedSignOuts } from '@/entities/session';
import { endOwedSession } from './use-sign-out';

const endAll = () => {
  for (const role of owedSignOuts.roles()) void endOwedSession(role);
};

/** Finishes sign-outs that were made offline, now and whenever the connection comes back. */
export function useOwedSignOuts(): void {
  useEffect(() => {
    endAll();
    window.addEventListener('online', endAll);
    return () => {
      window.removeEventListener('online', endAll);
    };
  }, []);
}
