import { fireEvent, screen, waitFor } from '@testing-library/react';
import { DeclineContractForm, DownloadAgreement, SignContractForm } from './agreement-signing';
import { fakeServer, renderScreen } from '@/shared/testing';

const show = () => renderScreen(<DeclineContractForm token="t1" />);
const reason = () => screen.getByLabelText('Reason');
const decline = () => fireEvent.click(screen.getByRole('button', { name: 'Decline Agreement', hidden: true }));

it('asks for a reason before it sends anything', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  show();
  decline();
  expect(await screen.findByText('Tell us why.')).toBeInTheDocument();
  expect(calls).toHaveLength(0);
});

it('keeps the reason when declining fails, shows the error, and confirms success', async () => {
  let reply: object = { status: 400, body: { errors: [{ field: 'reason', message: 'Please use other words.' }] } };
  const calls = fakeServer(() => reply);
  show();
  fireEvent.input(reason(), { target: { value: '  We close in winter.  ' } });
  decline();
  expect(await screen.findByText('Please use other words.')).toBeInTheDocument();
  expect(reason()).toHaveValue('  We close in winter.  ');

  reply = { body: { status: 'declined' } };
  decline();
  expect(await screen.findByText('We got your reason.')).toBeInTheDocument();
  expect(calls.at(-1)?.body).toEqual({ reason: 'We close in winter.' });
});

it('names missing fields of an empty form, then signs with the typed name', async () => {
  const calls = fakeServer(() => ({ body: { status: 'signed' } }));
  const { user } = renderScreen(<SignContractForm token="a-token" />);
  await user.click(screen.getByRole('button', { name: 'Sign Agreement' }));
  expect(screen.getByLabelText('Your full name')).toHaveAccessibleDescription(/Type your full name\./);
  expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Agree to sign electronically.');
  expect(calls).toEqual([]);

  await user.type(screen.getByLabelText('Your full name'), 'Zoë Hart');
  await user.click(screen.getByRole('checkbox'));
  await user.click(screen.getByRole('button', { name: 'Sign Agreement' }));
  await waitFor(() => {
    expect(calls).toMatchObject([{ method: 'POST', body: { name: 'Zoë Hart', consent: true } }]);
  });
});

it('says when the signed PDF can’t be downloaded', async () => {
  const calls = fakeServer(() => ({ status: 500 }));
  const { user } = renderScreen(<DownloadAgreement token="a-token" />);
  await user.click(screen.getByRole('button', { name: 'Download PDF' }));
  expect(await screen.findByText('Couldn’t download the agreement')).toBeInTheDocument();
  expect(calls[0]).toMatchObject({ method: 'GET', path: '/api/contract/signing/agreement.pdf' });
});
