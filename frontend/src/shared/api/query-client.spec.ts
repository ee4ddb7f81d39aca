import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { toastStore } from '@/shared/ui/toast/toast-store';
import { ApiError, createQueryClient } from '.';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const refused = () => ApiError.from(new Response('no', { status: 409 }));
const broken = () => ApiError.from(new Response('oops', { status: 503 }));

it('tries a failing query three times, a second and then two apart', async () => {
  const queryFn = jest.fn(async () => Promise.reject(await broken()));
  const stop = new QueryObserver(createQueryClient(), { queryKey: ['it'], queryFn }).subscribe(() => undefined);
  await jest.advanceTimersByTimeAsync(999);
  expect(queryFn).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(60_000);
  expect(queryFn).toHaveBeenCalledTimes(3);
  stop();
});

it('retries a mutation once after a server error, with the same variables', async () => {
  const mutationFn = jest.fn<Promise<void>, [object]>(async () => Promise.reject(await broken()));
  const input = {};
  const outcome = expect(new MutationObserver(createQueryClient(), { mutationFn }).mutate(input)).rejects.toThrow(
    '503',
  );
  await jest.advanceTimersByTimeAsync(5000);
  await outcome;
  expect(mutationFn.mock.calls.map(([variables]) => variables === input)).toEqual([true, true]);
});

it('does not retry a refusal', async () => {
  const mutationFn = jest.fn(async () => Promise.reject(await refused()));
  await expect(new MutationObserver(createQueryClient(), { mutationFn }).mutate()).rejects.toThrow('409: no');
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

it('does not retry what the browser refused, so that a canceled prompt does not appear again', async () => {
  const canceled = Object.assign(new Error('The operation was not allowed.'), { name: 'NotAllowedError' });
  const mutationFn = jest.fn(() => Promise.reject(canceled));
  const outcome = expect(new MutationObserver(createQueryClient(), { mutationFn }).mutate()).rejects.toBe(canceled);
  await jest.advanceTimersByTimeAsync(5000);
  await outcome;
  expect(mutationFn).toHaveBeenCalledTimes(1);
});

it('shows a toast and refetches what a change invalidated, after a failure too', async () => {
  const client = createQueryClient();
  const stale = jest.spyOn(client, 'invalidateQueries');
  const meta = {
    done: (name: unknown) => ({ title: `${String(name)} is in` }),
    failed: (name: unknown) => ({ title: `${String(name)} is not in`, description: 'Please try again' }),
    invalidates: [['guests']],
  };
  await new MutationObserver(client, { mutationFn: () => Promise.resolve(), meta }).mutate('Ada' as never);
  expect(toastStore.current().at(-1)).toMatchObject({ title: 'Ada is in' });
  const detail = new Response(JSON.stringify({ detail: 'The restaurant is full.' }), { status: 409 });
  const error = await ApiError.from(detail);
  const failing = new MutationObserver(client, { mutationFn: () => Promise.reject(error), meta });
  await expect(failing.mutate('Ben' as never)).rejects.toThrow('409');
  expect(toastStore.current().at(-1)).toMatchObject({
    title: 'Ben is not in',
    description: 'The restaurant is full.',
    variant: 'destructive',
  });
  expect(stale.mock.calls).toEqual([[{ queryKey: ['guests'] }], [{ queryKey: ['guests'] }]]);
});
