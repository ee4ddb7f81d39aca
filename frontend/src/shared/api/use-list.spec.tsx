import { act, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { api } from './client';
import { listQueries } from './list';
import { useGrowingList } from './use-list';

const list = listQueries<{ id: string }>({
  key: ['letters'],
  rowsAPage: 2,
  read: (query, signal) => api.GET('/api/letters' as never, { params: { query }, signal } as never),
});

function Emails() {
  const { rows = [] } = useGrowingList(list);
  return <output>{rows.map(({ id }) => id).join(' ')}</output>;
}

it('shows each row exactly once while a new row shifts the pages', async () => {
  const rows = ['d', 'c', 'b', 'a'];
  const gate = { hold: Promise.resolve(), open: () => undefined as unknown };
  fakeServer(async ({ path }) => {
    const cursor = new URL(path, 'http://x').searchParams.get('cursor');
    if (cursor) await gate.hold;
    const begin = cursor ? rows.indexOf(cursor) + 1 : 0;
    const page = rows.slice(begin, begin + 2);
    const more = begin + 2 < rows.length;
    return {
      body: page.map((id) => ({ id })),
      ...(more && { headers: { Link: `</api/letters?cursor=${page.at(-1) ?? ''}>; rel="next"` } }),
    };
  });
  const { client } = renderScreen(<Emails />, { at: '/staff/dashboard?older=2' });
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('d c b a');
  });
  gate.hold = new Promise((resolve) => {
    gate.open = () => {
      resolve();
    };
  });
  rows.unshift('e');
  await act(() => client.refetchQueries({ queryKey: ['letters', 'page'] }));
  expect(screen.getByRole('status')).toHaveTextContent('d c b a');
  act(() => {
    gate.open();
  });
  await waitFor(() => {
    expect(screen.getByRole('status')).toHaveTextContent('e d c b a');
  });
});
