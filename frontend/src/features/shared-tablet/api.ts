import {
  endPushHere,
  forgetLocalRecord,
  keepLocalRecord,
  type NewPin,
  sessionQueries,
  sharedTabletCalls,
  sharedTabletMark,
  sharedTabletQueries,
} from '@/entities/session';
import { type Mutation, type Role, useRestMutation } from '@/shared/api';
import { forgetGuests } from '@/shared/lib/stored-days';

const ROLES: readonly Role[] = ['admin', 'manager', 'staff'];

/** The server has ended the logins of other roles in this browser. */
function forgetOthers(role: Role | null): void {
  for (const other of ROLES) if (other !== role) forgetLocalRecord(other);
}

const switching: Mutation<{ staffId: string; pin: string }> = {
  async send(body) {
    const account = await sharedTabletCalls.switchTo(body);
    forgetGuests();
    forgetOthers('staff');
    keepLocalRecord('staff', account);
  },
};
export const useSwitchPerson = () => useRestMutation(switching);

const sharing = (role: Role): Mutation<null> => ({
  async send() {
    await endPushHere(role);
    await sharedTabletCalls.share(role);
    sharedTabletMark.set(true);
    forgetOthers(role === 'staff' ? role : null);
  },
  done: () => ({ title: 'This tablet is shared' }),
  failed: () => ({ title: 'Couldn’t share this tablet', description: 'Check your connection and try again.' }),
  invalidates: role === 'staff' ? [sessionQueries.account(role).queryKey] : [],
});
export const useShareTablet = (role: Role) => useRestMutation(sharing(role));

const stopping = (role: Role): Mutation<null> => ({
  async send() {
    await sharedTabletCalls.stop(role);
    sharedTabletMark.set(false);
    forgetGuests();
    forgetOthers(null);
  },
  failed: () => ({ title: 'Couldn’t stop sharing', description: 'Check your connection and try again.' }),
});
export const useStopSharing = (role: Role) => useRestMutation(stopping(role));

const invalidates = [sharedTabletQueries.pin().queryKey];

const settingPin: Mutation<NewPin> = {
  send: sharedTabletCalls.setPin,
  done: () => ({ title: 'PIN saved', description: 'Use it on any tablet that your team shares.' }),
  failed: () => ({ title: 'Couldn’t save the PIN', description: 'Please try again' }),
  invalidates,
};
export const useSetPin = () => useRestMutation(settingPin);

const removingPin: Mutation<null> = {
  send: sharedTabletCalls.removePin,
  done: () => ({ title: 'PIN removed' }),
  failed: () => ({ title: 'Couldn’t remove the PIN', description: 'Please try again' }),
  invalidates,
};
export const useRemovePin = () => useRestMutation(removingPin);
