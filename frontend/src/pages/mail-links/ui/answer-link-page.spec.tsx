import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { AnswerLinkPage } from '../index';

const REQUEST = {
  id: '1',
  customerName: 'Ada',
  customerEmail: 'ada@guests.example',
  customerPhone: null,
  partySize: '4',
  preferredDate: '2026-11-23',
  preferredTime: '12:30 PM',
  area: null,
  rainPlan: null,
  specialRequests: null,
  replaces: null,
};

it('confirms beyond the capacity only when asked a second time', async () => {
  const detail = 'That’s 44 of 40 seats at 12:30 PM.';
  const calls = fakeServer(({ method, body }) => {
    if (method === 'GET') return { body: { ...REQUEST, status: 'pending' } };
    if ((body as { beyondCapacity: boolean }).beyondCapacity) return { body: { ...REQUEST, status: 'confirmed' } };
    return { status: 409, body: { status: 409, detail, errors: [{ field: 'beyondCapacity', message: detail }] } };
  });
  const { user } = renderScreen(<AnswerLinkPage />);
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText(`${detail} Confirm anyway?`)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm Anyway' }));
  expect(await screen.findByText('This request is confirmed. The guest gets an email.')).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(calls.filter(({ method }) => method === 'POST').map(({ path }) => path)).toEqual(
    Array.from({ length: 2 }, () => '/api/answer-link/confirm'),
  );
});

it('says which table a change would release', async () => {
  const replaces = { id: '0', preferredDate: '2026-11-23', preferredTime: '11:00 AM', partySize: '2' };
  fakeServer(() => ({ body: { ...REQUEST, status: 'pending', replaces } }));
  renderScreen(<AnswerLinkPage />);
  expect(
    await screen.findByText(/^Replaces Mon, Nov 23, 2026, 11:00 AM, 2 people\. Confirming releases/),
  ).toBeVisible();
});

it('offers no answer to a request that has one', async () => {
  fakeServer(() => ({ body: { ...REQUEST, status: 'declined' } }));
  renderScreen(<AnswerLinkPage />);
  expect(await screen.findByText(/^This request is declined/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull();
});
