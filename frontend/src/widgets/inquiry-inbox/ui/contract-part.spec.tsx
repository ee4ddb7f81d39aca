import { screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ContractPart } from './contract-part';

const CONTRACT = {
  id: 'c1',
  status: 'saved',
  sentAt: null,
  decidedAt: null,
  clientEmail: 'zoe@client.example',
  declineReason: null,
  text: 'AGREEMENT',
  signature: null,
  events: [],
};

it('asks before the agreement goes out by email', async () => {
  const calls = fakeServer(({ method }) => ({ body: method === 'GET' ? CONTRACT : { ...CONTRACT, status: 'sent' } }));
  const { user } = renderScreen(<ContractPart id="c1" />);
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path);
  await user.click(await screen.findByRole('button', { name: 'Send for signature' }));
  const dialog = await screen.findByRole('dialog', { name: 'Send the agreement?' });
  expect(dialog).toHaveTextContent('zoe@client.example');
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(sent()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Send for signature' }));
  await user.click(await screen.findByRole('button', { name: 'Send email' }));
  await waitFor(() => {
    expect(sent()).toHaveLength(1);
  });
});
