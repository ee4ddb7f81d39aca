import { fireEvent, screen, waitFor } from '@testing-library/react';
import { addDays, restaurantInstant, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { fill, openDay, renderForm, submit } from '../testing/request-form';
import { RequestReservationForm } from './request-reservation-form';

afterEach(() => {
  jest.useRealTimers();
});

it('asks for the table before the contact details, and the requests last', () => {
  renderForm();
  expect(screen.getAllByRole('group').map((group) => group.querySelector('legend')?.textContent)).toEqual([
    'Reservation Details',
    'Contact Information',
    'Anything we should know',
  ]);
});

it('remembers the contact details on this device only as long as the guest wants it', async () => {
  fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const remembers = 'Remember me on this device';
  const first = renderForm();
  await fill(first.user);
  await first.user.click(screen.getByLabelText(remembers));
  await submit(first.user);
  await waitFor(() => expect(first.onRequested).toHaveBeenCalled());
  first.unmount();

  const second = renderForm();
  expect(screen.getByLabelText('Full name')).toHaveValue('Ada Lovelace');
  expect(screen.getByLabelText('Email')).toHaveValue('ada@example.com');
  expect(screen.getByLabelText('Party size')).toHaveValue('');
  await fill(second.user);
  await second.user.click(screen.getByLabelText(remembers));
  await submit(second.user);
  await waitFor(() => expect(second.onRequested).toHaveBeenCalled());
  second.unmount();

  renderForm();
  expect(screen.getByLabelText('Full name')).toHaveValue('');
});

it('sends the request once, with a key, and thanks the guest', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user, onRequested } = renderForm();
  await fill(user);
  const button = screen.getByRole('button', { name: 'Submit Reservation Request' });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(onRequested).toHaveBeenCalledTimes(1));
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/api/reservations' });
  expect(calls[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
  expect(calls[0]?.body).toEqual({
    customerName: 'Ada Lovelace',
    customerEmail: 'ada@example.com',
    customerPhone: '',
    partySize: '4',
    preferredDate: openDay,
    preferredTime: '12:30 PM',
    specialRequests: '',
    via: '',
    emailOptIn: 'false',
  });
  expect(await screen.findByText('Reservation request submitted!')).toBeVisible();
});

it('sends a field that only the API checks, and none that it does not take', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user, onRequested } = renderForm();
  await fill(user);
  for (const name of ['smsOptIn', 'other'])
    screen.getByRole('form').append(Object.assign(document.createElement('input'), { name, value: 'true' }));
  await submit(user);
  await waitFor(() => expect(onRequested).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toMatchObject({ customerName: 'Ada Lovelace', smsOptIn: 'true' });
  expect(calls[0]?.body).not.toHaveProperty('other');
});

it('shows an error under each missing field and focuses the first', async () => {
  const calls = fakeServer(() => ({ status: 201 }));
  const { user } = renderForm();
  await user.type(screen.getByLabelText('Email'), 'ada@');
  await submit(user);
  expect(screen.getByLabelText('Party size')).toHaveFocus();
  expect(screen.getByLabelText('Full name')).toHaveAccessibleDescription('Enter your full name.');
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Please enter a valid email address');
  expect(screen.getByLabelText('Preferred time')).toBeInvalid();
  expect(screen.getByLabelText(/^Phone/)).toBeValid();
  expect(calls).toHaveLength(0);

  await user.type(screen.getByLabelText('Full name'), 'Ada');
  expect(screen.getByLabelText('Full name')).toBeValid();
  expect(screen.getByLabelText('Full name')).toHaveFocus();
});

it('refuses a phone number with too few digits before anything is sent', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user } = renderForm();
  await fill(user);
  await user.type(screen.getByLabelText(/^Phone/), 'abc');
  await submit(user);
  expect(screen.getByLabelText(/^Phone/)).toHaveAccessibleDescription(
    'Enter a phone number with at least 7 digits, or leave it empty.',
  );
  expect(calls).toHaveLength(0);
});

it('refuses a day that has passed', async () => {
  const { user } = renderForm();
  await fill(user, { date: addDays(restaurantNow().date, -1) });
  await submit(user);
  expect(screen.getByText('Choose today or a later day.')).toBeVisible();
});

it('refuses a time earlier today', async () => {
  jest.useFakeTimers({ now: restaurantInstant(openDay, '14:00'), advanceTimers: true });
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user } = renderForm();
  await fill(user, { date: openDay, time: '2:00 PM' });
  await submit(user);
  expect(screen.getByText('That time has passed. Choose a later time.')).toBeVisible();
  expect(calls).toHaveLength(0);
});

it("keeps everything typed when sending fails, and shows the server's errors", async () => {
  const calls = fakeServer(() => ({
    status: 400,
    body: { detail: 'Please check the form.', errors: [{ field: 'customerEmail', message: 'We cannot mail there.' }] },
  }));
  const { user, onRequested } = renderForm();
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Failed to submit reservation')).toBeVisible();
  expect(screen.getByText('Please check the form.')).toBeVisible();
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('We cannot mail there.');
  expect(screen.getByLabelText('Email')).toHaveFocus();
  expect(screen.getByLabelText('Full name')).toHaveValue(' Ada Lovelace ');
  expect(screen.getByLabelText('Preferred date')).toHaveValue(openDay);

  await submit(user);
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]?.headers.get('Idempotency-Key')).toBe(calls[0]?.headers.get('Idempotency-Key'));
  expect(onRequested).not.toHaveBeenCalled();
});

it.each([
  [false, 'You’re offline. Try again when you’re back online.'],
  [true, 'Please try again later'],
])(
  'says why it was not sent if the server cannot be reached (online: %s), and keeps what was typed',
  async (isOnline, words) => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
    globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
    const { user } = renderForm();
    await fill(user);
    await submit(user);
    expect(await screen.findByText('Failed to submit reservation')).toBeVisible();
    expect(screen.getByText(words)).toBeVisible();
    expect(screen.getByLabelText('Full name')).toHaveValue(' Ada Lovelace ');
    expect(screen.getByLabelText('Preferred date')).toHaveValue(openDay);
  },
);

it('offers text messages if the restaurant sends them, and sends only what was chosen', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const onRequested = jest.fn();
  const { user } = renderScreen(<RequestReservationForm onRequested={onRequested} sendsTexts />);
  await fill(user);
  const choice = screen.getByRole('checkbox', { name: /^Text me at this phone number/ });
  expect(choice).not.toBeChecked();
  await user.click(choice);
  await user.type(screen.getByLabelText(/^Phone/), '(904) 555-0123');
  await submit(user);
  await waitFor(() => expect(onRequested).toHaveBeenCalledTimes(1));
  expect(calls[0]?.body).toMatchObject({ smsOptIn: 'true', customerPhone: '(904) 555-0123' });
});

it('does not mention text messages if the restaurant sends none', () => {
  renderForm();
  expect(screen.queryByRole('checkbox', { name: /text me/i })).not.toBeInTheDocument();
});
