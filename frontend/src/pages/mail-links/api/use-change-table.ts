import {
  type GuestTable,
  guestTableCalls,
  guestTableQueries,
  type LateMinutes,
  type OfferedTime,
  type MemoryCorrection,
  type TableChange,
} from '@/entities/guest-table';
import { type Mutation, useRestMutation } from '@/shared/api';

const failed = () => ({ title: 'Couldn’t save that', description: 'Please try again.' });

/** The response is the table's current state. */
const change = <Intent>(
  token: string,
  send: (intent: Intent) => Promise<GuestTable>,
  done: NonNullable<Mutation<Intent, void>['done']>,
): Mutation<Intent, void> => ({
  async send(intent, { client }) {
    client.setQueryData(guestTableQueries.of(token).queryKey, await send(intent));
  },
  done,
  failed,
  // After a refusal the shown state is outdated.
  invalidates: [guestTableQueries.of(token).queryKey],
});

/** @param token from an emailed link */
export const useSayLate = (token: string) =>
  useRestMutation(
    change(
      token,
      (minutes: LateMinutes) => guestTableCalls.reportLate(token, minutes),
      () => ({ title: 'Thank you for telling us' }),
    ),
  );
/** @param token from an emailed link */
export const useSayComing = (token: string) =>
  useRestMutation(
    change<null>(
      token,
      () => guestTableCalls.confirmAttendance(token),
      () => ({ title: 'Thank you, see you soon' }),
    ),
  );
/** @param token from an emailed link */
export const useTakeTime = (token: string) =>
  useRestMutation(
    change(
      token,
      (time: OfferedTime) => guestTableCalls.take(token, time),
      () => ({ title: 'Your table is confirmed' }),
    ),
  );
/** @param token from an emailed link */
export const useWaitForTable = (token: string) =>
  useRestMutation(
    change<null>(
      token,
      () => guestTableCalls.wait(token),
      () => ({ title: 'You’re on our waitlist' }),
    ),
  );
/** @param token from an emailed link */
export const useSitInside = (token: string) =>
  useRestMutation(
    change<null>(
      token,
      () => guestTableCalls.sitInside(token),
      () => ({ title: 'Your table is inside' }),
    ),
  );
/** Whether the table is held for the guest: it is confirmed, and its courtyard is not closed. */
export const isHeld = ({ status, hasNoTable }: GuestTable) => status === 'confirmed' && !hasNoTable;

/** @param token from an emailed link */
export const useAskForChange = (token: string, table: GuestTable) =>
  useRestMutation(
    change(
      token,
      (booking: TableChange) => guestTableCalls.askForChange(token, booking),
      () => ({
        title: 'We got your change request',
        description: isHeld(table)
          ? 'We’ll hold your current table until we reply.'
          : 'Your request stays open until we reply.',
      }),
    ),
  );
/** @param token from an emailed link */
export const useCorrectMemory = (token: string) =>
  useRestMutation(
    change(
      token,
      (correction: MemoryCorrection) => guestTableCalls.correctMemory(token, correction),
      () => ({ title: 'Thank you, we saved that' }),
    ),
  );
/** @param token from an emailed link */
export const useEraseMemory = (token: string) =>
  useRestMutation(
    change<null>(
      token,
      () => guestTableCalls.eraseMemory(token),
      () => ({ title: 'We erased that' }),
    ),
  );
/** @param token from an emailed link */
export const useCancelTable = (token: string, status: GuestTable['status']) =>
  useRestMutation(
    change<null>(
      token,
      () => guestTableCalls.cancel(token),
      () => ({ title: `Your ${status === 'pending' ? 'request' : 'reservation'} is canceled` }),
    ),
  );
