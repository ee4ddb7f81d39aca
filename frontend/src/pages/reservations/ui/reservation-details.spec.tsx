import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { phoneHref, restaurantNow } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { closedDay, fill, openDay, renderForm, submit, type User } from '../testing/request-form';
import { RequestReservationForm } from './request-reservation-form';

it('offers 15 times, ten party sizes, and no day before today', () => {
  renderForm();
  const options = (label: string) => screen.getByLabelText(label).querySelectorAll('option:not([disabled])');
  expect([...options('Preferred time')].map((option) => option.textContent)).toHaveLength(15);
  expect([...options('Party size')].map((option) => option.textContent)).toEqual(
    expect.arrayContaining(['1 person', '2 people', '10+ people']),
  );
  expect(screen.getByLabelText('Preferred date')).toHaveAttribute('min', restaurantNow().date);
  expect(screen.getByLabelText(/^Subscribe to our newsletter \(Coming Soon\)/)).toBeDisabled();
});

it('shows the times of an open day to choose with one tap, and none on a closed day', async () => {
  const { user } = renderForm();
  const choose = (value: string) => fireEvent.input(screen.getByLabelText('Preferred date'), { target: { value } });
  choose(closedDay);
  expect(screen.queryByRole('group', { name: /^Times on/ })).not.toBeInTheDocument();
  choose(openDay);
  const times = within(screen.getByRole('group', { name: /^Times on/ }));
  expect(times.getAllByRole('button')).toHaveLength(15);
  expect(times.getByRole('button', { name: '5:00 PM closed' })).toBeVisible();
  await user.click(times.getByRole('button', { name: '12:30 PM' }));
  expect(screen.getByLabelText('Preferred time')).toHaveValue('12:30 PM');
  expect(times.getByRole('button', { name: '12:30 PM' })).toHaveAttribute('aria-pressed', 'true');
});

it('says which times are full or nearly full for the party', async () => {
  const calls = fakeServer(() => ({
    body: [
      { time: '12:00 PM', state: 'few' },
      { time: '12:30 PM', state: 'full' },
    ],
  }));
  const { user } = renderScreen(<RequestReservationForm onRequested={jest.fn()} countsSeats />);
  fireEvent.input(screen.getByLabelText('Preferred date'), { target: { value: openDay } });
  await user.selectOptions(screen.getByLabelText('Party size'), '4 people');
  expect(await screen.findByRole('button', { name: '12:00 PM few left' })).toBeVisible();
  expect(screen.getByRole('button', { name: '12:30 PM full' })).toBeVisible();
  expect(calls.at(-1)?.path).toBe(`/api/reservations/times?preferredDate=${openDay}&partySize=4`);
});

it('names the phone as soon as today is chosen, and no longer on another day', () => {
  renderForm();
  const choose = (value: string) => fireEvent.input(screen.getByLabelText('Preferred date'), { target: { value } });
  expect(screen.queryByText(/^Need a table today/)).not.toBeInTheDocument();
  choose(restaurantNow().date);
  expect(within(screen.getByText(/^Need a table today\? Call us:/)).getByRole('link')).toHaveAttribute(
    'href',
    phoneHref(),
  );
  choose(openDay);
  expect(screen.queryByText(/^Need a table today/)).not.toBeInTheDocument();
});

it('asks a party of ten or more how many they are, and tells staff with the special requests', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user, onRequested } = renderForm();
  await fill(user);
  expect(screen.queryByLabelText(/^How many people/)).not.toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('Party size'), '10+ people');
  await user.type(screen.getByLabelText(/^How many people/), '9');
  await submit(user);
  expect(screen.getByText('Enter a number from 10 to 200.')).toBeVisible();
  await user.clear(screen.getByLabelText(/^How many people/));
  await user.type(screen.getByLabelText(/^How many people/), '14');
  await user.type(screen.getByLabelText(/^Special requests/), 'By the fountain');
  await submit(user);
  await waitFor(() => expect(onRequested).toHaveBeenCalled());
  expect(calls[0]?.body).toMatchObject({ partySize: '10+', specialRequests: 'Party of 14. By the fountain' });
  expect(calls[0]?.body).not.toHaveProperty('exactPartySize');
});

it('asks a party of seven or more to call as well', async () => {
  const { user } = renderForm();
  await user.selectOptions(screen.getByLabelText('Party size'), '6 people');
  expect(screen.queryByText(/^Party of seven or more/)).not.toBeInTheDocument();
  for (const size of ['7 people', '10+ people']) {
    await user.selectOptions(screen.getByLabelText('Party size'), size);
    const call = within(screen.getByText(/^Party of seven or more\?/)).getByRole('link');
    expect(call).toHaveAttribute('href', phoneHref());
  }
});

it('says that a time is outside opening hours and offers open ones', async () => {
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user, onRequested } = renderForm();
  await fill(user, { date: closedDay });
  expect(screen.getByText(/^We are closed on/)).toBeVisible();
  const [firstOpen] = screen.getAllByRole('button', { name: /12:30 PM$/ });
  if (!firstOpen) throw new Error('no open time was offered');
  await user.click(firstOpen);
  expect(screen.queryByText(/^We are closed on/)).not.toBeInTheDocument();
  fireEvent.input(screen.getByLabelText('Preferred date'), { target: { value: closedDay } });
  await submit(user);
  await waitFor(() => expect(onRequested).toHaveBeenCalled());
  expect(calls[0]?.body).toMatchObject({ preferredDate: closedDay });
});

it('offers no alternative to a past day', async () => {
  const { user } = renderForm();
  await fill(user, { date: '2020-01-01' });
  expect(screen.queryByText(/^We are closed on/)).not.toBeInTheDocument();
});

describe('with counted seats', () => {
  const openTimes = [
    { preferredDate: openDay, preferredTime: '11:30 AM' },
    { preferredDate: openDay, preferredTime: '1:00 PM' },
  ];

  function show(hasWaitlist: boolean) {
    const calls = fakeServer(({ method, path }) => {
      if (method !== 'GET') return { status: 201, body: { id: '1' } };
      if (path.startsWith('/api/reservations/times')) return { body: [] };
      const isFull = new URL(path, 'http://x').searchParams.get('preferredTime') === '12:30 PM';
      return { body: { isFull, openTimes: isFull ? openTimes : [], hasWaitlist } };
    });
    const onRequested = jest.fn();
    const { user } = renderScreen(<RequestReservationForm onRequested={onRequested} countsSeats />);
    return { user, onRequested, sent: () => calls.find(({ method }) => method === 'POST')?.body, calls };
  }

  it('says that the time is full, and takes an open one with one tap', async () => {
    const { user, onRequested, sent } = show(false);
    await fill(user);
    expect(await screen.findByText('12:30 PM is full for 4 people.')).toBeVisible();
    expect(screen.queryByLabelText('Join the waitlist')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: /, 1:00 PM$/ }));
    await waitFor(() => {
      expect(screen.queryByText(/is full/)).not.toBeInTheDocument();
    });
    await submit(user);
    await waitFor(() => expect(onRequested).toHaveBeenCalled());
    expect(sent()).toMatchObject({ preferredDate: openDay, preferredTime: '1:00 PM' });
    expect(sent()).not.toHaveProperty('joinsWaitlist');
  });

  it('lets a guest join the waitlist if there is one', async () => {
    const { user, onRequested, sent } = show(true);
    await fill(user);
    await user.click(await screen.findByLabelText('Join the waitlist'));
    await submit(user);
    await waitFor(() => expect(onRequested).toHaveBeenCalled());
    expect(sent()).toMatchObject({ preferredTime: '12:30 PM', joinsWaitlist: 'true' });
  });

  it('requests nothing about a closed day', async () => {
    const { user, calls } = show(true);
    await fill(user, { date: closedDay });
    expect(screen.getByText(/^We are closed on/)).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe('with inside and courtyard', () => {
  async function sent(choose: (user: User) => Promise<void>) {
    const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
    const onRequested = jest.fn();
    const { user } = renderScreen(<RequestReservationForm onRequested={onRequested} hasAreas />);
    await fill(user);
    await choose(user);
    await submit(user);
    await waitFor(() => expect(onRequested).toHaveBeenCalled());
    return calls[0]?.body;
  }
  const where = () => screen.getByLabelText('Where would you like to sit?');

  it('asks for a rain plan only for the courtyard', async () => {
    const body = await sent(async (user) => {
      expect(screen.queryByLabelText('If it rains')).toBeNull();
      await user.selectOptions(where(), 'Inside');
      expect(screen.queryByLabelText('If it rains')).toBeNull();
      await user.selectOptions(where(), 'In the courtyard');
      await user.selectOptions(screen.getByLabelText('If it rains'), 'We’d rather not come');
    });
    expect(body).toMatchObject({ area: 'courtyard', rainPlan: 'rather-not' });
  });

  it('sends no area if the guest has no preference', async () => {
    const body = await sent(() => Promise.resolve());
    expect(body).not.toHaveProperty('area');
    expect(body).not.toHaveProperty('rainPlan');
  });
});
