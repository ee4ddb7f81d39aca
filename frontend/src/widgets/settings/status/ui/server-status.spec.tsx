import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ServerStatus } from './server-status';
import { ProvenBackup } from './proven-backup';
import { Restored } from './restored';

const WELL = {
  failedMails: 0,
  lostMails: 0,
  parkedJobs: 0,
  withheldMails: 0,
  clientErrors: 0,
  waitingMails: null,
  workWaitsSince: null,
  backup: null,
  restored: null,
};
const PROVEN = { at: '2026-11-24T08:10:00Z', tookSeconds: 240, requests: 12_431, newestAt: '2026-11-24T04:58:00Z' };
const since = '2026-11-21T15:40:00Z';
/** What to do about it. */
const ASK = 'Ask the person who runs your server to look at it (docs/operations.md).';
const reason = 'the mail server rejected our password (535)';

it.each([
  [{ failedMails: 1 }, '1 email couldn’t be sent.'],
  [
    { lostMails: 1 },
    '1 email was withdrawn and not replaced: please check with recent guests that they know about their tables.',
  ],
  [{ parkedJobs: 2 }, '2 notifications are waiting to be fixed.'],
  [{ failedMails: 3, parkedJobs: 1 }, '3 emails couldn’t be sent.1 notification is waiting to be fixed.'],
  [{ waitingMails: { count: 2, since, reason } }, `2 emails are waiting since Sat, Nov 21, 10:40 AM: ${reason}.${ASK}`],
  [
    { withheldMails: 12 },
    '12 emails were held back in the last 24 hours because forms were sent unusually often. All submissions are saved.',
  ],
  [
    { workWaitsSince: since },
    `Email and publishing have been stuck since Sat, Nov 21, 10:40 AM: no worker is running.${ASK}`,
  ],
  [
    { backup: { proven: PROVEN, failed: { at: since, what: 'backup', reason: 'The disk is full.' }, isLate: false } },
    `The backup of Sat, Nov 21, 10:40 AM failed: The disk is full.${ASK}`,
  ],
  [
    { backup: { proven: null, failed: { at: since, what: 'proof', reason: 'all.sql.gz is empty.' }, isLate: true } },
    `The test restore on Sat, Nov 21, 10:40 AM failed: all.sql.gz is empty.Backups are late. There has been no successful test restore yet.${ASK}`,
  ],
  [
    { backup: { proven: PROVEN, failed: null, isLate: true } },
    `Backups are late. The last successful test restore was on Tue, Nov 24, 3:10 AM.${ASK}`,
  ],
])('tells the owner of %j', async (trouble, sentence) => {
  fakeServer(() => ({ body: { ...WELL, ...trouble } }));
  renderScreen(<ServerStatus />);
  expect(await screen.findByRole('status')).toHaveTextContent(sentence);
});

it.each([0, 7])('shows nothing when everything went out, and nothing for %s browser failures', async (clientErrors) => {
  const calls = fakeServer(() => ({
    body: { ...WELL, clientErrors, backup: { proven: PROVEN, failed: null, isLate: false } },
  }));
  const { client } = renderScreen(<ServerStatus />);
  await screen.findByText(
    (_, element) => element?.tagName === 'BODY' && calls.length === 1 && client.isFetching() === 0,
  );
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it('retries what has failed for another day', async () => {
  const calls = fakeServer(({ method }) => ({ body: { ...WELL, failedMails: method === 'POST' ? 0 : 1 } }));
  const { user } = renderScreen(<ServerStatus />);
  await user.click(await screen.findByRole('button', { name: 'Try again' }));
  await screen.findByText('Retrying', { exact: true });
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toContain('POST /api/admin/status/try-again');
});

it.each([
  [PROVEN, 'Backup, Tue, Nov 24, 3:10 AM: restored in 4 minutes, 12,431 requests, newest from Mon, Nov 23, 11:58 PM.'],
  [
    { ...PROVEN, tookSeconds: 0, requests: 1, newestAt: null },
    'Backup, Tue, Nov 24, 3:10 AM: restored in 1 second, 1 request.',
  ],
  [null, 'First backup runs tonight at 3:10 AM, followed by a test restore.'],
])('tells the owner what was restored on trial: %j', async (proven, sentence) => {
  fakeServer(() => ({ body: { ...WELL, backup: { proven, failed: null, isLate: false } } }));
  renderScreen(<ProvenBackup />);
  expect(await screen.findByText(sentence)).toBeInTheDocument();
});

describe('of a restored backup', () => {
  const waiting = { emails: 3, events: 0, campaigns: 1, automations: 0, webhooks: 12 };
  const restored = { backedUpAt: '2026-11-21T15:40:00Z', restoredAt: '2026-11-22T09:00:00Z', waiting };

  it('says when the backup is from and what is waiting', async () => {
    fakeServer(() => ({ body: { ...WELL, restored } }));
    renderScreen(<Restored />);
    const banner = await screen.findByRole('alert');
    expect(banner).toHaveTextContent('This is a restored backup from Sat, Nov 21, 10:40 AM.');
    expect(banner).toHaveTextContent('Waiting: 3 emails, 1 campaign, and 12 webhook calls.');
  });

  it('says when nothing is waiting', async () => {
    const none = { emails: 0, events: 0, campaigns: 0, automations: 0, webhooks: 0 };
    fakeServer(() => ({ body: { ...WELL, restored: { ...restored, waiting: none } } }));
    renderScreen(<Restored />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Nothing is waiting.');
  });

  it('starts sending after a confirmation, then disappears', async () => {
    let isStarted = false;
    const calls = fakeServer(({ method }) => {
      if (method === 'POST') isStarted = true;
      return { body: { ...WELL, restored: isStarted ? null : restored } };
    });
    const { user } = renderScreen(<Restored />);
    const posts = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
    await user.click(await screen.findByRole('button', { name: 'Start sending' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start sending?' });
    expect(dialog).toHaveTextContent('would reach people a second time');
    expect(posts()).toEqual([]);
    await user.click(within(dialog).getByRole('button', { name: 'Start sending' }));
    await screen.findByText('Sending has started', { exact: true });
    expect(posts()).toEqual(['/api/admin/status/start-sending']);
    await waitFor(() => {
      expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    });
  });
});
