import type { ReactNode } from 'react';
import { type LocalRecord, SignedIn } from '@/entities/session';
import type { OfficeRole } from '@/shared/api';
import { LazyPart } from '@/shared/ui/lazy-part';

const loadSecondStepFirst = async () => (await import('./second-step-first')).SecondStepFirst;

interface AtWorkProps {
  role: OfficeRole;
  children: (account: LocalRecord) => ReactNode;
}

/** Shows its children to whoever is signed in, once two-step sign-in is set up where the owner requires that. */
export const AtWork = ({ role, children }: AtWorkProps) => (
  <SignedIn role={role}>
    {(account) =>
      account.awaitsSecondStep ? <LazyPart load={loadSecondStepFirst} with={{ role }} /> : children(account)
    }
  </SignedIn>
);
