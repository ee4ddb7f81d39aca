import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { HouseStatus } from './house-status';

const WELL = {
  failedMails: 0,
  parkedJobs: 0,
  withheldMails: 0,
  clientErrors: 0,
  waitingMails: null,
  workWaitsSince: null,
};
const since = '2026-11-21T15:40:00Z';
const reason = 'the mail server refuses our password (535)';

it.each([
  [{ failedMails: 1 }, '1 mail could not be sent.'],
  [{ parkedJobs: 2 }, '2 notifications wait for a repair.'],
  [{ failedMails: 3, parkedJobs: 1 }, '3 mails could not be sent.1 notification waits for a repair.'],
  [{ waitingMails: { count: 2, since, reason } }, `2 mails wait since Sat, Nov 21, 10:40 AM: ${reason}.`],
  [
    { withheldMails: 12 },
    '12 mails were held back in the last 24 hours: forms were sent far more often than guests send them. What was sent is all here.',
  ],
  [{ clientErrors: 1 }, 'In the last 24 hours something failed 1 time in a browser; the log says what.'],
  [{ workWaitsSince: since }, 'Mail and publications wait since Sat, Nov 21, 10:40 AM: no process takes them up.'],
])('tells the owner of %j', async (trouble, sentence) => {
  fakeServer(() => ({ body: { ...WELL, ...trouble } }));
  renderScreen(<HouseStatus />);
  expect(await screen.findByRole('status')).toHaveTextContent(sentence);
});

it('says nothing when everything went out', async () => {
  const calls = fakeServer(() => ({ body: WELL }));
  const { client } = renderScreen(<HouseStatus />);
  await screen.findByText(
    (_, element) => element?.tagName === 'BODY' && calls.length === 1 && client.isFetching() === 0,
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('gives what was given up another day', async () => {
  const calls = fakeServer(({ method }) => ({ body: { ...WELL, failedMails: method === 'POST' ? 0 : 1 } }));
  const { user } = renderScreen(<HouseStatus />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Trying again', { exact: true });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/admin/status/try-again');
});
