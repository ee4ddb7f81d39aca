import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { HouseStatus } from './house-status';
import { ProvenBackup } from './proven-backup';

const WELL = {
  failedMails: 0,
  lostMails: 0,
  parkedJobs: 0,
  withheldMails: 0,
  clientErrors: 0,
  waitingMails: null,
  workWaitsSince: null,
  backup: null,
};
const PROVEN = { at: '2026-11-24T08:10:00Z', tookSeconds: 240, requests: 12_431, newestAt: '2026-11-24T04:58:00Z' };
const since = '2026-11-21T15:40:00Z';
const reason = 'the mail server refuses our password (535)';

it.each([
  [{ failedMails: 1 }, '1 mail could not be sent.'],
  [
    { lostMails: 1 },
    '1 email was withdrawn and not replaced: please check with recent guests that they know about their tables.',
  ],
  [{ parkedJobs: 2 }, '2 notifications wait for a repair.'],
  [{ failedMails: 3, parkedJobs: 1 }, '3 mails could not be sent.1 notification waits for a repair.'],
  [{ waitingMails: { count: 2, since, reason } }, `2 mails wait since Sat, Nov 21, 10:40 AM: ${reason}.`],
  [
    { withheldMails: 12 },
    '12 mails were held back in the last 24 hours: forms were sent far more often than guests send them. What was sent is all here.',
  ],
  [{ workWaitsSince: since }, 'Mail and publications wait since Sat, Nov 21, 10:40 AM: no process takes them up.'],
  [
    { backup: { proven: PROVEN, failed: { at: since, what: 'backup', reason: 'The disk is full.' }, isLate: false } },
    'The backup of Sat, Nov 21, 10:40 AM failed: The disk is full.',
  ],
  [
    { backup: { proven: null, failed: { at: since, what: 'proof', reason: 'all.sql.gz is empty.' }, isLate: true } },
    'The backup could not be restored on Sat, Nov 21, 10:40 AM: all.sql.gz is empty.Backups are late. None has been restored on trial so far.',
  ],
  [
    { backup: { proven: PROVEN, failed: null, isLate: true } },
    'Backups are late. The last that could be restored was tried on Tue, Nov 24, 3:10 AM.',
  ],
])('tells the owner of %j', async (trouble, sentence) => {
  fakeServer(() => ({ body: { ...WELL, ...trouble } }));
  renderScreen(<HouseStatus />);
  expect(await screen.findByRole('status')).toHaveTextContent(sentence);
});

it.each([0, 7])(
  'says nothing when everything went out, and nothing of %s failures in browsers',
  async (clientErrors) => {
    const calls = fakeServer(() => ({
      body: { ...WELL, clientErrors, backup: { proven: PROVEN, failed: null, isLate: false } },
    }));
    const { client } = renderScreen(<HouseStatus />);
    await screen.findByText(
      (_, element) => element?.tagName === 'BODY' && calls.length === 1 && client.isFetching() === 0,
    );
    expect(screen.queryByRole('status')).not.toBeInTheDocument();
  },
);

it('gives what was given up another day', async () => {
  const calls = fakeServer(({ method }) => ({ body: { ...WELL, failedMails: method === 'POST' ? 0 : 1 } }));
  const { user } = renderScreen(<HouseStatus />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Trying again', { exact: true });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/admin/status/try-again');
});

it.each([
  [PROVEN, 'Backup, Tue, Nov 24, 3:10 AM: restored in 4 minutes, 12,431 requests, newest from Mon, Nov 23, 11:58 PM.'],
  [
    { ...PROVEN, tookSeconds: 0, requests: 1, newestAt: null },
    'Backup, Tue, Nov 24, 3:10 AM: restored in 1 second, 1 request.',
  ],
  [null, 'Backup: the first is made in the coming night at 3:10 AM, and restored on trial.'],
])('tells the owner what was restored on trial: %j', async (proven, sentence) => {
  fakeServer(() => ({ body: { ...WELL, backup: { proven, failed: null, isLate: false } } }));
  renderScreen(<ProvenBackup />);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});
