import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { RecordRequest } from './email-preferences-page';

const show = () => renderScreen(<RecordRequest token="t" address="a••••@guests.example" />);

it('has a link to the record emailed, and reveals nothing itself', async () => {
  const calls = fakeServer(() => ({ status: 204 }));
  const { user } = show();
  await user.dblClick(screen.getByRole('button', { name: 'Email Me the Link' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We sent the link to a••••@guests.example.');
  expect(screen.getByRole('region', { name: 'What we know about you' })).toHaveFocus();
  expect(calls.map(({ method, path }) => `${method} ${path}`)).toEqual(['POST /api/email/preferences/record-link']);
});

it('can be asked for again when it could not be sent', async () => {
  let isDown = true;
  fakeServer(() => (isDown ? { status: 503, body: {} } : { status: 204 }));
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Email Me the Link' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t send it. Please try again.');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Email Me the Link' }));
  expect(await screen.findByRole('status')).toBeInTheDocument();
});
