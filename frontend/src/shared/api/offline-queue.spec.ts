import { waitFor } from '@testing-library/react';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { ApiError, createQueryClient, startOfflineQueue } from '.';
import { mutationOptions } from './mutation-options';
import { countQueued } from './offline-queue-store';

const account = 'staff@bistro.example';

/** A page that confirms a request, and whose list of requests never finishes loading. */
function pageThatConfirms(send: () => Promise<void>) {
  const client = createQueryClient();
  const stop = startOfflineQueue(client, account);
  const list = new QueryObserver(client, { queryKey: ['requests'], queryFn: () => new Promise(() => undefined) });
  const unsubscribe = list.subscribe(() => undefined);
  const { send: mutationFn, ...options } = mutationOptions({
    send,
    invalidates: [['requests']],
    failed: () => undefined,
    offline: { name: 'confirm', describe: (about: string) => ({ step: 'Confirm', about }) },
  });
  void new MutationObserver(client, { ...options, mutationFn }).mutate('Ada').catch(() => undefined);
  return () => {
    unsubscribe();
    stop();
  };
}

it.each([
  ['accepted', () => Promise.resolve()],
  ['refused', async () => Promise.reject(await ApiError.from(new Response('no', { status: 409 })))],
])('forgets a change that the server has %s, although the lists are still loading', async (_, send) => {
  let answer: () => void = () => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  const leave = pageThatConfirms(() => answered.then(send));
  await waitFor(() => {
    expect(countQueued(account)).toBe(1);
  });
  answer();
  await waitFor(() => {
    expect(countQueued(account)).toBe(0);
  });
  leave();
});
