import { screen, waitFor } from '@testing-library/react';
import type { Campaign } from '@/entities/email-marketing/campaigns';
import { fakeServer, renderScreen } from '@/shared/testing';
import { SendCampaignDialog } from './send-campaign-dialog';

const show = (recipients: number) => {
  const nothing = () => undefined;
  const calls = fakeServer(() => ({ body: { recipients, leftOut: {}, findings: [] } }));
  const campaign = { id: 'c1', name: 'Kiln days' } as Campaign;
  renderScreen(
    <SendCampaignDialog role="manager" campaign={campaign} open onClose={nothing} afterClose={nothing}>
      <p>Looked ahead.</p>
    </SendCampaignDialog>,
  );
  return calls;
};

it('is not sent while it reaches nobody', async () => {
  show(0);
  await waitFor(() => {
    expect(screen.getByRole('button', { name: 'Send Now' })).toBeDisabled();
  });
});

it('is sent when it reaches somebody', async () => {
  const calls = show(1);
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(await screen.findByRole('button', { name: 'Send Now' })).toBeEnabled();
});
