import { screen, waitFor, within } from '@testing-library/react';
import { restaurant, setRestaurant } from '@/entities/restaurant';
import { choicesOf, choose, fakeServer, fill, renderScreen } from '@/shared/testing';
import { RestaurantDetailsPanel } from './restaurant-details';

const DETAILS = {
  name: 'Harbor & Vine',
  tagline: 'Oysters by the river',
  street: '12 River Street',
  unit: '',
  city: 'Savannah',
  region: 'GA',
  postalCode: '31401',
  phone: '(912) 555-0142',
  email: 'hello@vine.example',
  reservationsEmail: 'tables@vine.example',
  mailDomain: 'vine.example',
  ownerName: 'Iris Vine',
  servesCuisine: ['Seafood'],
  priceRange: '$$$',
  country: 'US',
  timeZone: 'America/New_York',
  socialLinks: [
    { platform: 'Facebook', url: 'https://facebook.example/vine' },
    { platform: 'Instagram', url: 'https://instagram.example/vine' },
  ],
};
const SEEN = '2026-11-20T15:00:00.000Z';
const NO_LINKS = { ...DETAILS, socialLinks: [] };

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  setRestaurant(null);
});

function show(put?: object, sheet: object = { ...DETAILS, updatedAt: SEEN }, booked: object[] = []) {
  const calls = fakeServer(({ method, body, path }) =>
    path === '/api/admin/reservations/booked-slots'
      ? { body: booked }
      : method === 'PUT'
        ? (put ?? { body: { ...(body as object), updatedAt: '2026-11-21T15:00:00.000Z' } })
        : { body: sheet },
  );
  return { calls, ...renderScreen(<RestaurantDetailsPanel />, { at: '/admin/restaurant' }) };
}

const save = () => screen.getByRole('button', { name: 'Save Details' });
const sentIn = (calls: ReturnType<typeof show>['calls']) =>
  calls.filter(({ method }) => method === 'PUT').map(({ body }) => body);

it('saves what the owner enters, with everything else as it was, and shows it in this browser', async () => {
  const { user, calls } = show();
  await fill(user, await screen.findByLabelText('Name'), 'Vine & Harbor');
  await fill(user, screen.getByLabelText('Unit (optional)'), 'Pier 4');
  expect(screen.getByText('Not saved yet: Name, Unit')).toBeInTheDocument();
  await user.click(save());
  expect((await screen.findAllByText('Restaurant details saved')).length).toBeGreaterThan(0);
  expect(sentIn(calls)).toEqual([{ ...DETAILS, name: 'Vine & Harbor', unit: 'Pier 4', expectedUpdatedAt: SEEN }]);
  expect(restaurant.name).toBe('Vine & Harbor');
  expect(screen.queryByText(/^Not saved yet/)).toBeNull();
});

it('adds no cuisine when the field is left with Tab', async () => {
  const { user, calls } = show();
  await user.type(await screen.findByLabelText('Cuisine'), 'Venetian{Enter}');
  await user.tab();
  await user.click(save());
  await waitFor(() => {
    expect(sentIn(calls)).toMatchObject([{ servesCuisine: [...DETAILS.servesCuisine, 'Venetian'] }]);
  });
});

it('does not send a ZIP code that has too few digits', async () => {
  const { user, calls } = show();
  const zip = await screen.findByLabelText('ZIP code');
  await fill(user, zip, '3140');
  await user.click(save());
  expect(await screen.findByText('Enter a ZIP code, such as 32084 or 32084-1234.')).toBeVisible();
  expect(sentIn(calls)).toEqual([]);
  await fill(user, zip, '31401-1234');
  await user.click(save());
  await waitFor(() => {
    expect(sentIn(calls)).toEqual([{ ...DETAILS, postalCode: '31401-1234', expectedUpdatedAt: SEEN }]);
  });
});

it('adds the first link to an empty list', async () => {
  const { user, calls } = show(undefined, { ...NO_LINKS, updatedAt: null });
  await user.click(await screen.findByRole('button', { name: 'Add a link' }));
  await fill(user, screen.getByLabelText('Platform'), 'OpenTable');
  await fill(user, screen.getByLabelText('Address of the page'), 'https://opentable.example/vine');
  await user.click(save());
  await waitFor(() => {
    expect(sentIn(calls)).toEqual([
      {
        ...DETAILS,
        socialLinks: [{ platform: 'OpenTable', url: 'https://opentable.example/vine' }],
        expectedUpdatedAt: null,
      },
    ]);
  });
});

it('moves and removes links', async () => {
  const { user, calls } = show();
  expect(await screen.findByRole('button', { name: 'Move Facebook up' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Move Facebook down' }));
  expect(screen.getAllByLabelText('Platform').map((field) => (field as HTMLInputElement).value)).toEqual([
    'Instagram',
    'Facebook',
  ]);
  await user.click(screen.getByRole('button', { name: 'Remove Instagram' }));
  await user.click(save());
  await waitFor(() => {
    expect(sentIn(calls)).toMatchObject([{ socialLinks: [DETAILS.socialLinks[0]] }]);
  });
});

it('offers no further link beyond the most there can be', async () => {
  const links = Array.from({ length: 12 }, (_, place) => ({
    platform: `Page ${String(place)}`,
    url: 'https://x.example',
  }));
  show(undefined, { ...DETAILS, socialLinks: links, updatedAt: SEEN });
  expect(await screen.findByRole('button', { name: 'Add a link' })).toBeDisabled();
});

it('asks for what is missing, and sends nothing', async () => {
  const { user, calls } = show();
  await user.clear(await screen.findByLabelText('City'));
  await user.click(screen.getByRole('button', { name: 'Add a link' }));
  await user.click(save());
  expect(await screen.findByText('Enter the city.')).toBeVisible();
  expect(await screen.findByText('Enter the platform.')).toBeVisible();
  expect(sentIn(calls)).toEqual([]);
});

it('shows the server’s errors at their fields, also below the links, and keeps what was typed', async () => {
  const phone = 'Enter a phone number that people can call.';
  const link = 'Enter the address of your Instagram page.';
  const errors = [
    { field: 'phone', message: phone },
    { field: 'socialLinks[1].url', message: link },
  ];
  const { user } = show({ status: 400, body: { status: 400, errors } });
  await fill(user, await screen.findByLabelText('Phone'), 'Write');
  await user.click(save());
  await waitFor(() => expect(screen.getByLabelText('Phone')).toHaveAccessibleDescription(phone));
  expect(screen.getByLabelText('Phone')).toHaveFocus();
  expect(await screen.findByText(link)).toBeVisible();
  expect(screen.getByLabelText('Phone')).toHaveValue('Write');
});

it('warns that someone else has changed the details, and replaces that only when saved again', async () => {
  const { user, calls } = show({ status: 409, body: { status: 409, detail: 'Someone else changed …' } });
  await user.type(await screen.findByLabelText('Tagline'), '!');
  await user.click(save());
  expect(await screen.findByText(/Saving again replaces their changes with yours/)).toBeVisible();
  expect(screen.getByLabelText('Tagline')).toHaveValue('Oysters by the river!');
  await user.click(save());
  await waitFor(() => {
    expect(sentIn(calls)).toEqual([
      { ...DETAILS, tagline: 'Oysters by the river!', expectedUpdatedAt: SEEN },
      { ...DETAILS, tagline: 'Oysters by the river!' },
    ]);
  });
});

it('keeps unsaved typing for the next visit until it is discarded', async () => {
  const first = show();
  await first.user.type(await screen.findByLabelText('Street'), ' East');
  first.unmount();
  const { user } = show(undefined, { ...DETAILS, tagline: 'Changed elsewhere', updatedAt: SEEN });
  expect(await screen.findByLabelText('Street')).toHaveValue('12 River Street East');
  expect(screen.getByLabelText('Tagline')).toHaveValue('Changed elsewhere');
  await user.click(screen.getByRole('button', { name: 'Discard Changes' }));
  expect(screen.getByLabelText('Street')).toHaveValue('12 River Street');
});

it('takes the owner’s name, the cuisine and the prices, from empty fields', async () => {
  const { user, calls } = show();
  await screen.findByLabelText('Name');
  await user.clear(screen.getByLabelText('Owner’s name'));
  await user.type(screen.getByLabelText('Cuisine'), '{Backspace}');
  await user.click(save());
  expect(await screen.findByText('Enter the owner’s name.')).toBeVisible();
  expect(await screen.findByText('Enter at least one cuisine.')).toBeVisible();
  await fill(user, screen.getByLabelText('Owner’s name'), 'Luma Weiss');
  await fill(user, screen.getByLabelText('Cuisine'), 'Bakery,Pie,');
  await choose(user, screen.getByLabelText('Price range'), '$$ (moderate)');
  await user.click(save());
  await waitFor(() => {
    expect(sentIn(calls)).toMatchObject([
      { ownerName: 'Luma Weiss', servesCuisine: ['Bakery', 'Pie'], priceRange: '$$', timeZone: 'America/New_York' },
    ]);
  });
});

it('takes an address and a time zone of another country', async () => {
  const { user, calls } = show();
  await screen.findByLabelText('City');
  await fill(user, screen.getByLabelText('City'), 'Berlin');
  await fill(user, screen.getByLabelText('Country'), 'German');
  await choose(user, screen.getByLabelText('Country'), 'Germany');
  await user.clear(screen.getByLabelText('State or region (optional)'));
  await fill(user, screen.getByLabelText('Postal code (optional)'), '10119');
  await fill(user, screen.getByLabelText('Time zone'), 'europe/ber');
  expect(await choicesOf(user, screen.getByLabelText('Time zone'))).toEqual([
    expect.stringMatching(/^Europe\/Berlin\d{1,2}:\d\d [AP]M$/),
  ]);
  await choose(user, screen.getByLabelText('Time zone'), /Europe\/Berlin/);
  expect(screen.getByText(/^Existing reservations keep their day and clock time/)).toBeVisible();
  await user.click(save());
  await waitFor(() => {
    expect(sentIn(calls)).toMatchObject([
      { city: 'Berlin', region: '', postalCode: '10119', country: 'DE', timeZone: 'Europe/Berlin' },
    ]);
  });
});

it('asks once before reservations to come are read in another time zone', async () => {
  const booked = [
    { preferredDate: '2026-12-01', preferredTime: '12:30 PM', parties: 2, guests: 5 },
    { preferredDate: '2026-12-02', preferredTime: '12:30 PM', parties: 1, guests: 2 },
  ];
  const { user, calls } = show(undefined, undefined, booked);
  await screen.findByLabelText('Name');
  await fill(user, screen.getByLabelText('Time zone'), 'denver');
  await choose(user, screen.getByLabelText('Time zone'), /America\/Denver/);
  await user.click(save());
  let question = within(await screen.findByRole('dialog', { name: 'Change the time zone?' }));
  expect(
    question.getByText(/^3 upcoming reservations will keep the same day and clock time, read in America\/Denver/),
  ).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Go Back' }));
  expect(sentIn(calls)).toEqual([]);
  await user.click(save());
  question = within(await screen.findByRole('dialog', { name: 'Change the time zone?' }));
  await user.click(question.getByRole('button', { name: 'Change Time Zone' }));
  await waitFor(() => {
    expect(sentIn(calls)).toMatchObject([{ timeZone: 'America/Denver' }]);
  });
});
