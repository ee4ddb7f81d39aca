import { fireEvent, screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { DeclineContractForm } from './agreement-signing-page';

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
