import { screen, waitFor } from '@testing-library/react';
import type { Campaign } from '@/entities/email-marketing/campaigns';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SendCampaignDialog } from './campaign-dialog';

const show = (recipients: number, findings: object[] = [], emailedThisWeek = 0, approval: string | null = null) => {
  const nothing = () => undefined;
  const preview = { status: 404, body: { message: 'There is no preview here.' } };
  const everyone = { recipients: recipients + emailedThisWeek, leftOut: { emailedThisWeek: 0 }, findings: [] };
  const preFlight = { recipients, leftOut: { emailedThisWeek }, findings };
  const calls = fakeServer(({ path }) => {
    if (path.endsWith('/preview')) return preview;
    return { body: path.endsWith('?ignoresWeeklyLimit=true') ? everyone : preFlight };
  });
  const recipientCriteria = { type: 'all_opted_in' } as const;
  const campaign = { id: 'c1', name: 'Kiln days', approval, recipientCriteria } as Campaign;
  const { user } = renderScreen(
    <SendCampaignDialog role="manager" campaign={campaign} open onClose={nothing} afterClose={nothing} />,
  );
  return Object.assign(calls, { user });
};

it('does not send a campaign without recipients', async () => {
  show(0);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Send Now' })).toBeDisabled();
  });
});

it('sends a campaign with recipients, once it is checked', async () => {
  show(1);
  expect(await screen.findByRole('button', { name: 'Send Now' })).toBeDisabled();
  await screen.findByText(/person gets it/);
  expect(screen.getByRole('button', { name: 'Send Now' })).toBeEnabled();
});

it('does not send a campaign with errors', async () => {
  show(1, [{ level: 'error', message: 'The link “javascript:alert(1)” doesn’t work in emails.' }]);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Send Now' })).toBeDisabled();
  });
});

it('sends a campaign with warnings', async () => {
  show(1, [{ level: 'warning', message: 'The menu has another price.' }]);
  await screen.findByText(/person gets it/);
  expect(screen.getByRole('button', { name: 'Send Now' })).toBeEnabled();
});

it('sends to people who got a campaign this week only if asked to', async () => {
  const tooFew = 'Testing two subjects needs at least 200 recipients, and this campaign has 0.';
  const calls = show(0, [{ level: 'warning', message: tooFew }], 12);
  const everyone = await screen.findByLabelText('Send to everyone, even people who got a campaign this week (12)');
  const send = screen.getByRole('button', { name: 'Send Now' });
  expect(send).toBeDisabled();
  expect(screen.getByText(/people get it/)).toHaveTextContent('0 people get it. Skipped: 12 got a campaign this week.');
  expect(screen.getByText(tooFew)).toBeInTheDocument();
  await calls.user.click(everyone);
  expect(await screen.findByText(/No one is skipped/)).toHaveTextContent('12 people get it. No one is skipped.');
  expect(screen.queryByText(tooFew)).not.toBeInTheDocument();
  await calls.user.click(send);
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ status: 'sending', ignoresWeeklyLimit: true });
  });
});

it('says that an approved campaign must be edited to include people who got a campaign this week', async () => {
  show(3, [], 12, 'approved');
  expect(await screen.findByText(/To include them, edit the campaign/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});
