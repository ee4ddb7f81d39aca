import type { ReactNode } from 'react';
import { type LocalRecord, SignedIn } from '@/entities/session';
import type { Role } from '@/shared/api';
import { LazyPart } from '@/shared/ui/lazy-part';

const loadLockedTablet = async () => (await import('./locked-tablet')).LockedTablet;
const loadPasswordFirst = async () => (await import('./before-work')).PasswordFirst;
const loadSecondStepFirst = async () => (await import('./before-work')).SecondStepFirst;

interface AtWorkProps {
  role: Role;
  children: (account: LocalRecord) => ReactNode;
}

/** Renders its children for signed-in accounts whose password and second step are in order. */
export const AtWork = ({ role, children }: AtWorkProps) => (
  <SignedIn role={role} whenLocked={<LazyPart load={loadLockedTablet} with={{}} />}>
    {(account) => {
      if (account.awaitsPassword) return <LazyPart load={loadPasswordFirst} with={{ role }} />;
      if (account.awaitsSecondStep && role !== 'staff') return <LazyPart load={loadSecondStepFirst} with={{ role }} />;
      return children(account);
    }}
  </SignedIn>
);
