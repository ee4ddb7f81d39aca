import { screen, waitFor } from '@testing-library/react';
import type { Campaign } from '@/entities/email-marketing/campaigns';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SendCampaignDialog } from './campaign-dialog';

const show = (recipients: number, findings: object[] = []) => {
  const nothing = () => undefined;
  const calls = fakeServer(() => ({ body: { recipients, leftOut: {}, findings } }));
  const campaign = { id: 'c1', name: 'Kiln days' } as Campaign;
  renderScreen(
    <SendCampaignDialog role="manager" campaign={campaign} open onClose={nothing} afterClose={nothing}>
      <p>Looked ahead.</p>
    </SendCampaignDialog>,
  );
  return calls;
};

it('does not send a campaign without recipients', async () => {
  show(0);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Send Now' })).toBeDisabled();
  });
});

it('sends a campaign with recipients', async () => {
  const calls = show(1);
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(await screen.findByRole('button', { name: 'Send Now' })).toBeEnabled();
});

it('does not send a campaign with errors', async () => {
  show(1, [{ level: 'error', message: 'The link “javascript:alert(1)” doesn’t work in emails.' }]);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Send Now' })).toBeDisabled();
  });
});

it('sends a campaign with warnings', async () => {
  const calls = show(1, [{ level: 'warning', message: 'The menu has another price.' }]);
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(await screen.findByRole('button', { name: 'Send Now' })).toBeEnabled();
});
