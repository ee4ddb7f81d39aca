import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { addDays, phoneHref, restaurantInstant, restaurantNow, spansOn } from '@/entities/restaurant';
import { fakeServer, renderScreen } from '@/shared/testing';
import { RequestReservationForm } from '..';

const nextDay = (isWanted: (date: string) => boolean) => {
  let date = addDays(restaurantNow().date, 3);
  while (!isWanted(date)) date = addDays(date, 1);
  return date;
};
const openDay = nextDay((date) => spansOn(date).length > 0);
const closedDay = nextDay((date) => spansOn(date).length === 0);

function renderForm() {
  const onRequested = jest.fn();
  return { onRequested, ...renderScreen(<RequestReservationForm onRequested={onRequested} />) };
}

afterEach(() => jest.useRealTimers());

type User = ReturnType<typeof renderForm>['user'];

async function fill(user: User, { date = openDay, time = '12:30 PM' } = {}) {
  await user.clear(screen.getByLabelText('Full name'));
  await user.type(screen.getByLabelText('Full name'), ' Ada Lovelace ');
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.selectOptions(screen.getByLabelText('Party size'), '4 people');
  fireEvent.input(screen.getByLabelText('Preferred date'), { target: { value: date } });
  await user.selectOptions(screen.getByLabelText('Preferred time'), time);
}

const submit = (user: User) => user.click(screen.getByRole('button', { name: 'Submit Reservation Request' }));

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
    phoneHref,
  );
  choose(openDay);
  expect(screen.queryByText(/^Need a table today/)).not.toBeInTheDocument();
});

it('asks a party of seven or more to call as well', async () => {
  const { user } = renderForm();
  await user.selectOptions(screen.getByLabelText('Party size'), '6 people');
  expect(screen.queryByText(/^Party of seven or more/)).not.toBeInTheDocument();
  for (const size of ['7 people', '10+ people']) {
    await user.selectOptions(screen.getByLabelText('Party size'), size);
    const call = within(screen.getByText(/^Party of seven or more\?/)).getByRole('link');
    expect(call).toHaveAttribute('href', phoneHref);
  }
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

it('says what is missing under each field and goes to the first of them', async () => {
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

it('refuses a day that has passed', async () => {
  const { user } = renderForm();
  await fill(user, { date: addDays(restaurantNow().date, -1) });
  await submit(user);
  expect(screen.getByText('Choose today or a later day.')).toBeVisible();
});

it('refuses a time of today that has passed', async () => {
  jest.useFakeTimers({ now: restaurantInstant(openDay, '14:00'), advanceTimers: true });
  const calls = fakeServer(() => ({ status: 201, body: { id: '1' } }));
  const { user } = renderForm();
  await fill(user, { date: openDay, time: '2:00 PM' });
  await submit(user);
  expect(screen.getByText('That time has passed. Choose a later time.')).toBeVisible();
  expect(calls).toHaveLength(0);
});

it('says that a time is outside the opening hours and offers open ones', async () => {
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

it('offers nothing instead of a day that is over', async () => {
  const { user } = renderForm();
  await fill(user, { date: '2020-01-01' });
  expect(screen.queryByText(/^We are closed on/)).not.toBeInTheDocument();
});

it('keeps everything typed when sending fails, and shows what the server says', async () => {
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

it('asks to try again later when there is no network', async () => {
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  const { user } = renderForm();
  await fill(user);
  await submit(user);
  expect(await screen.findByText('Please try again later')).toBeVisible();
});

it('asks for text messages where the house can send them, and sends that alone which was chosen', async () => {
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

it('does not speak of text messages where the house sends none', () => {
  renderForm();
  expect(screen.queryByRole('checkbox', { name: /text me/i })).not.toBeInTheDocument();
});

describe('where seats are counted', () => {
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

  it('lets a guest join the waitlist where there is one', async () => {
    const { user, onRequested, sent } = show(true);
    await fill(user);
    await user.click(await screen.findByLabelText('Join the waitlist'));
    await submit(user);
    await waitFor(() => expect(onRequested).toHaveBeenCalled());
    expect(sent()).toMatchObject({ preferredTime: '12:30 PM', joinsWaitlist: 'true' });
  });

  it('asks nothing about a day that is closed', async () => {
    const { user, calls } = show(true);
    await fill(user, { date: closedDay });
    expect(screen.getByText(/^We are closed on/)).toBeVisible();
    expect(calls).toEqual([]);
  });
});

describe('in a house with areas', () => {
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

  it('asks what rain means of who chooses the courtyard, and of nobody else', async () => {
    const body = await sent(async (user) => {
      expect(screen.queryByLabelText('If it rains')).toBeNull();
      await user.selectOptions(where(), 'Inside');
      expect(screen.queryByLabelText('If it rains')).toBeNull();
      await user.selectOptions(where(), 'In the courtyard');
      await user.selectOptions(screen.getByLabelText('If it rains'), 'We’d rather not come');
    });
    expect(body).toMatchObject({ area: 'courtyard', rainPlan: 'rather-not' });
  });

  it('sends no area where the guest leaves it to the house', async () => {
    const body = await sent(() => Promise.resolve());
    expect(body).not.toHaveProperty('area');
    expect(body).not.toHaveProperty('rainPlan');
  });
});
