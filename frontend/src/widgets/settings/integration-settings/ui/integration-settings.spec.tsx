import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, fill, type RecordedCall, renderScreen } from '@/shared/testing';
import { IntegrationSettings } from './integration-settings';

const TOKEN = {
  id: 't',
  name: 'The till',
  scopes: ['menu:read', 'reservations:write'],
  createdBy: 'The Owner',
  createdAt: '2026-11-20T15:00:00Z',
  expiresAt: '2027-02-18T15:00:00Z',
  lastUsedAt: null,
};
const WEBHOOK = {
  id: 'w',
  url: 'https://display.example/hooks',
  types: ['*'],
  withGuestData: false,
  description: 'Kitchen display',
  isActive: true,
  disabledReason: null,
  apiVersion: '2026-11-23',
  createdBy: 'The till',
  createdAt: '2026-11-20T15:00:00Z',
  tokenId: 't',
  accountId: null,
};
const CALENDAR = {
  id: 'c',
  kind: 'confirmed',
  withNames: false,
  createdBy: 'The Owner',
  createdAt: '2026-11-20T15:00:00Z',
  expiresAt: '2020-11-21T15:00:00Z',
  lastFetchedAt: '2026-11-23T15:00:00Z',
};
const EVENT_TYPES = [{ type: 'reservation.confirmed', means: 'The reservation was confirmed.' }];

function show({
  tokens = [TOKEN],
  webhooks = [WEBHOOK],
  calendars = [CALENDAR],
  change = () => ({ status: 200, body: {} }),
}: { tokens?: object[]; webhooks?: object[]; calendars?: object[]; change?: (call: RecordedCall) => object } = {}) {
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return change(call);
    if (call.path.startsWith('/api/admin/tokens')) return { body: tokens };
    if (call.path.startsWith('/api/admin/calendar-feeds')) return { body: calendars };
    if (call.path.startsWith('/api/admin/event-types')) return { body: EVENT_TYPES };
    return { body: call.path.includes('/deliveries') ? [] : webhooks };
  });
  const view = renderScreen(<IntegrationSettings />, { at: '/admin/integrations' });
  return { ...view, changes: () => calls.filter(({ method }) => method !== 'GET') };
}

it('shows each token with its scopes, expiry and last use', async () => {
  show();
  const row = await screen.findByRole('row', { name: /^The till/ });
  for (const text of ['Read menu, hours and address', 'Request tables and decide on requests', 'Never used'])
    expect(within(row).getByText(text)).toBeInTheDocument();
  expect(row).toHaveTextContent('Expires Thu, Feb 18');
});

it('says what can be added when there is nothing yet', async () => {
  show({ tokens: [], webhooks: [], calendars: [] });
  expect(await screen.findByText('No tokens yet.')).toBeInTheDocument();
  expect(await screen.findByText('No webhooks yet.')).toBeInTheDocument();
  expect(await screen.findByText('No calendars yet.')).toBeInTheDocument();
});

it('makes a token and shows it once', async () => {
  const { user, changes } = show({
    tokens: [],
    change: () => ({ status: 201, body: { ...TOKEN, token: 'cty_secret' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'New token' }));
  const dialog = await screen.findByRole('dialog', { name: 'New access token' });
  await user.click(within(dialog).getByRole('button', { name: 'Create token' }));
  expect(await within(dialog).findByText('Enter a name.')).toBeInTheDocument();
  expect(changes()).toEqual([]);
  await fill(user, within(dialog).getByLabelText('App name'), 'The till');
  await user.click(within(dialog).getByRole('checkbox', { name: 'Read menu, hours and address' }));
  await user.click(within(dialog).getByRole('button', { name: 'Create token' }));
  expect(await screen.findByText('cty_secret')).toBeInTheDocument();
  expect(changes()).toMatchObject([
    { path: '/api/admin/tokens', body: { name: 'The till', scopes: ['menu:read'], expiresInDays: 90 } },
  ]);
});

it('adds a webhook for chosen events and shows its secret once', async () => {
  const { user, changes } = show({ change: () => ({ status: 201, body: { ...WEBHOOK, secret: 'whsec_once' } }) });
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
  await fill(user, within(dialog).getByLabelText('Webhook URL'), 'https://display.example/hooks');
  await user.click(within(dialog).getByRole('checkbox', { name: /^All events/ }));
  await user.click(await within(dialog).findByRole('checkbox', { name: /^The reservation was confirmed/ }));
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  expect(await screen.findByText('whsec_once')).toBeInTheDocument();
  expect(changes()[0]?.body).toEqual({
    url: 'https://display.example/hooks',
    types: ['reservation.confirmed'],
    withGuestData: false,
  });
});

it('shows the server’s error under a refused address, and keeps what was typed', async () => {
  const message = 'Enter an address of the public internet.';
  const { user } = show({
    change: () => ({ status: 400, body: { status: 400, detail: message, errors: [{ field: 'url', message }] } }),
  });
  await user.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add webhook' });
  await fill(user, within(dialog).getByLabelText('Webhook URL'), 'https://10.0.0.1/');
  await user.click(within(dialog).getByRole('button', { name: 'Add webhook' }));
  await waitFor(() => {
    expect(within(dialog).getByLabelText('Webhook URL')).toHaveAccessibleDescription(expect.stringContaining(message));
  });
  expect(within(dialog).getByLabelText('Webhook URL')).toHaveValue('https://10.0.0.1/');
});

it('says why a webhook is off, and turns it on again', async () => {
  const reason = 'No delivery was accepted for five days.';
  const { user, changes } = show({
    webhooks: [{ ...WEBHOOK, isActive: false, disabledReason: reason }],
    change: () => ({ status: 200, body: WEBHOOK }),
  });
  const row = await screen.findByRole('row', { name: /^https:\/\/display/ });
  expect(row).toHaveTextContent(reason);
  await user.click(within(row).getByRole('button', { name: 'More about display.example' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Turn on' }));
  expect(await screen.findByText('Webhook turned on')).toBeInTheDocument();
  expect(changes()).toMatchObject([{ method: 'PATCH', path: '/api/admin/webhooks/w', body: { isActive: true } }]);
});

it('adds a calendar and shows its address once, to be copied', async () => {
  const url = 'https://bistro.example/calendar/cty_once.ics';
  const { user, changes } = show({ calendars: [], change: () => ({ status: 201, body: { id: 'c', url } }) });
  await user.click(await screen.findByRole('button', { name: 'Add calendar' }));
  const dialog = await screen.findByRole('dialog', { name: 'Add calendar' });
  await user.click(within(dialog).getByRole('radio', { name: /^All requests/ }));
  await user.click(within(dialog).getByRole('checkbox', { name: 'Include guests’ names' }));
  await user.click(within(dialog).getByRole('button', { name: 'Add calendar' }));
  const shown = await screen.findByRole('dialog', { name: /^Calendar: All requests/ });
  expect(within(shown).getByText(url)).toBeInTheDocument();
  await user.click(within(shown).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(changes()).toMatchObject([
    { method: 'POST', path: '/api/admin/calendar-feeds', body: { kind: 'all', withNames: true, expiresInDays: 365 } },
  ]);
});

it('shows what a calendar contains and whether it is used, and confirms a delete', async () => {
  const { user, changes } = show({ change: () => ({ status: 204 }) });
  const row = await screen.findByRole('row', { name: /^Confirmed tables/ });
  expect(row).toHaveTextContent('Without guests’ names');
  expect(row).toHaveTextContent('Last read Mon, Nov 23');
  expect(row).toHaveTextContent(/Ended \w+, Nov 21/);
  await user.click(within(row).getByRole('button', { name: /^Delete the calendar of Fri, Nov 20/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Delete this calendar?' });
  expect(changes()).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Calendar deleted')).toBeInTheDocument();
  expect(changes()).toMatchObject([{ method: 'DELETE', path: '/api/admin/calendar-feeds/c' }]);
});

it('names the integration that created a webhook', async () => {
  show();
  expect(await screen.findByText('Created by the token The till')).toBeInTheDocument();
});

it('replaces the address of a calendar and shows the new one once', async () => {
  const { user, changes } = show({
    change: () => ({ body: { id: 'd', url: 'https://bistro.example/calendar/new.ics' } }),
  });
  await user.click(await screen.findByRole('button', { name: /^New address for the calendar/ }));
  const dialog = await screen.findByRole('dialog', { name: 'Create a new address?' });
  await user.click(within(dialog).getByRole('button', { name: 'Create new address' }));
  expect(await screen.findByText('https://bistro.example/calendar/new.ics')).toBeInTheDocument();
  expect(changes()).toMatchObject([{ method: 'POST', path: '/api/admin/calendar-feeds/c/renew' }]);
});
