import { useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { sessionQueries } from '../api/session.queries';
import { keepLocalRecord } from '../model/local-record';
import { SignedIn } from './signed-in';

const ANA = { id: '1', name: 'Ana', email: 'ana@bistro.example', role: 'admin' };
const BEN = { id: '2', name: 'Ben', email: 'ben@bistro.example', role: 'admin' };

const server = { account: ANA };

function Mailbox({ owner }: { owner: string }) {
  const { data } = useQuery({
    queryKey: ['mailbox'],
    queryFn: () => Promise.resolve([`for ${server.account.name}`]),
    staleTime: Infinity,
  });
  return (
    <p>
      {owner}: {JSON.stringify(data ?? 'loading')}
    </p>
  );
}

it('shows nothing of the previous account once another has signed in in another tab', async () => {
  keepLocalRecord('admin', ANA);
  fakeServer(() => ({ body: server.account }));
  const { client } = renderScreen(<SignedIn role="admin">{({ name }) => <Mailbox owner={name} />}</SignedIn>);
  expect(await screen.findByText('Ana: ["for Ana"]')).toBeVisible();

  server.account = BEN;
  keepLocalRecord('admin', BEN);
  const shown: (string | null)[] = [];
  const watch = new MutationObserver(() => shown.push(document.body.textContent));
  watch.observe(document.body, { childList: true, characterData: true, subtree: true });
  await act(() => client.invalidateQueries(sessionQueries.account('admin')));
  expect(await screen.findByText('Ben: ["for Ben"]')).toBeVisible();
  watch.disconnect();
  expect(shown.filter((text) => text?.includes('Ben') && text.includes('for Ana'))).toEqual([]);
});
