import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { answer, apiAs, createQueryClient, useConnection } from '.';

afterEach(() => {
  jest.useRealTimers();
});

function Screen() {
  const isOnline = useConnection();
  const { data } = useQuery({
    queryKey: ['guests'],
    queryFn: () => answer(apiAs('staff').GET('/api/staff/reservations/summary')),
  });
  return (
    <p>
      {isOnline ? 'There is a line' : 'Note removed'}, {data ? 'with figures' : 'without figures'}
    </p>
  );
}

it.each<[string, () => Promise<Response>]>([
  ['not coming through', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['a proxy answers that has no server', () => Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))],
])('notices a lost connection from a call that %s, and retries until it is back', async (_, fails) => {
  jest.useFakeTimers();
  let isThere = false;
  const tried: string[] = [];
  globalThis.fetch = (input) => {
    tried.push(new URL(input instanceof Request ? input.url : input.toString(), location.origin).pathname);
    return isThere ? Promise.resolve(Response.json({ total: 1 })) : fails();
  };
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Note removed, without figures')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(6_000));
  expect(tried).toEqual(['/api/staff/reservations/summary', '/api/health', '/api/health']);
  isThere = true;
  await act(() => jest.advanceTimersByTimeAsync(4_000));
  expect(screen.getByText('There is a line, with figures')).toBeVisible();
});

it('believes the browser when it goes offline and back online', async () => {
  globalThis.fetch = () => Promise.resolve(Response.json({}));
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Screen />
    </QueryClientProvider>,
  );
  act(() => {
    window.dispatchEvent(new Event('offline'));
  });
  expect(screen.getByText(/Note removed/)).toBeVisible();
  act(() => {
    window.dispatchEvent(new Event('online'));
  });
  expect(await screen.findByText('There is a line, with figures')).toBeVisible();
});
