import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { Contact } from '@/entities/email-marketing/contacts';
import { fakeServer, fill, type RecordedCall, renderScreen, wideScreen } from '@/shared/testing';
import { ContactBook } from '../index';

const aContact = (changes: Partial<Contact> = {}): Contact => ({
  id: 'c1',
  firstName: 'Ana',
  lastName: 'Lee',
  email: 'ana@guests.example',
  phone: null,
  dateOfBirth: null,
  otherAddresses: [],
  tags: ['wine'],
  emailOptIn: true,
  smsOptIn: false,
  lastVisit: null,
  totalVisits: 0,
  notes: null,
  preferredContactMethod: 'email',
  source: 'website',
  status: 'active',
  optInAskedAt: null,
  suppressed: null,
  consent: { at: '2026-11-01T15:00:00.000Z', how: 'by_hand', wording: 'Signed the guest book' },
  createdAt: '2026-11-01T15:00:00.000Z',
  updatedAt: '2026-11-01T15:00:00.000Z',
  ...changes,
});
const SUMMARY = { active: 1, inactive: 0, unsubscribed: 0, optedIn: 1, reachable: 1, total: 1 };

function show(
  contacts: Contact[],
  at = '',
  change: (call: RecordedCall) => object = () => ({ body: contacts[0] }),
  summary = SUMMARY,
) {
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return change(call);
    if (call.path.endsWith('/summary')) return { body: summary };
    if (call.path.endsWith('/duplicates')) return { body: { total: 0, pairs: [] } };
    if (call.path.endsWith('/merges')) return { body: [] };
    if (call.path.endsWith('/tags')) return { body: [{ tag: 'wine', contacts: 1 }] };
    return { body: /contacts\/c\d$/.test(call.path) ? contacts[0] : contacts };
  });
  const view = renderScreen(<ContactBook />, { at: `/manager/dashboard${at}` });
  return { ...view, calls, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

const row = async (name = 'Ana Lee') => within(await screen.findByRole('article', { name }));

it.each([
  [{}, 'Active', 'Opted in'],
  [{ emailOptIn: false, consent: null }, 'Active', 'Not opted in'],
  [{ emailOptIn: false, consent: null, optInAskedAt: '2026-11-20T15:00:00.000Z' }, 'Active', 'Waiting for opt-in'],
  [{ suppressed: 'bounced' }, 'Active', 'Bounced'],
  [{ suppressed: 'unsubscribed' }, 'Active', 'Unsubscribed'],
  [{ status: 'unsubscribed', emailOptIn: false, suppressed: 'unsubscribed' }, 'Unsubscribed', 'Gets no email'],
] as const)('says of %j whether mail goes there', async (changes, status, reach) => {
  show([aContact(changes)]);
  const contact = await row();
  expect(contact.getByText(status)).toBeInTheDocument();
  expect(contact.getByText(reach)).toBeInTheDocument();
});

it('shows how many who opted in get no email, as campaigns count them', async () => {
  show([aContact()], '', undefined, { ...SUMMARY, optedIn: 45, reachable: 40 });
  expect(await screen.findByText('Active and opted in; 5 bounced or marked as spam: 40 get email')).toBeVisible();
});

it('requests what the URL filters by', async () => {
  const { calls } = show([aContact()], '?search=lee&tag=wine&status=active&after=abc');
  await row();
  const parameters = new URL(calls.find(({ path }) => path.includes('contacts?'))?.path ?? '', 'http://x').searchParams;
  expect(Object.fromEntries(parameters)).toEqual({
    limit: '25',
    cursor: 'abc',
    query: 'lee',
    tag: 'wine',
    status: 'active',
  });
});

it.each([
  ['', '/api/customer-contacts/export.csv'],
  [
    '?search=lee&tag=wine%20evening&status=active',
    '/api/customer-contacts/export.csv?query=lee&tag=wine+evening&status=active',
  ],
])('exports at %j what it shows', async (at, address) => {
  show([aContact()], at);
  expect(await screen.findByRole('link', { name: 'Export CSV' })).toHaveAttribute('href', address);
});

it('says when there are no contacts yet, and when none match', async () => {
  show([]).unmount();
  show([]);
  expect(await screen.findByText('No contacts yet.')).toBeInTheDocument();
});

it('adds a contact opted in by email but not by SMS, entered by hand', async () => {
  const { user, sent } = show([], '?open=new&dialog=create', () => ({ status: 201, body: aContact() }));
  await fill(user, await screen.findByLabelText(/^How they agreed/), 'Guest book');
  await user.type(screen.getByLabelText('First name'), 'Ana');
  await user.type(screen.getByLabelText('Last name'), 'Lee');
  await fill(user, screen.getByLabelText('Email'), 'ana@guests.example');
  await fill(user, screen.getByLabelText(/^Tags/), 'wine, , lunch');
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add Contact' }));
  expect(await screen.findByText('Contact created')).toBeInTheDocument();
  expect(sent()).toMatchObject([
    {
      method: 'POST',
      path: '/api/customer-contacts',
      body: {
        firstName: 'Ana',
        lastName: 'Lee',
        email: 'ana@guests.example',
        tags: ['wine', 'lunch'],
        emailOptIn: true,
        smsOptIn: false,
        preferredContactMethod: 'email',
        source: 'Manual Entry',
        status: 'active',
        consentWording: 'Guest book',
      },
    },
  ]);
});

it('sends only changed fields, so that a concurrent unsubscribe stays', async () => {
  const { user, sent } = show([aContact()], '?open=c1&dialog=edit');
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Contact' }));
  await fill(user, edit.getByLabelText(/^Phone/), '555-0142');
  await user.clear(edit.getByLabelText(/^Tags/));
  await user.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Contact updated')).toBeInTheDocument();
  expect(sent().map(({ path, body }) => [path, body])).toEqual([
    ['/api/customer-contacts/c1', { phone: '555-0142', tags: [], expectedUpdatedAt: aContact().updatedAt }],
  ]);
});

it('edits a contact with a phone number that is shorter than new ones may be', async () => {
  const { user, sent } = show([aContact({ phone: '555-01' })], '?open=c1&dialog=edit');
  const edit = within(await screen.findByRole('dialog', { name: 'Edit Contact' }));
  await user.type(edit.getByLabelText(/^Phone/), '4');
  await user.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await edit.findByText(/at least 7 digits/)).toBeInTheDocument();
  await user.type(edit.getByLabelText(/^Phone/), '{Backspace}');
  await user.type(edit.getByLabelText(/^Tags/), ', kiln');
  await user.click(edit.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Contact updated')).toBeInTheDocument();
  expect(sent().map(({ body }) => Object.keys(body as object))).toEqual([['tags', 'expectedUpdatedAt']]);
});

it('edits a contact without a last name, and does not ask for one', async () => {
  const { user, sent } = show([aContact({ lastName: '' })], '?open=c1&dialog=edit');
  await fill(user, await screen.findByLabelText(/^Phone/), '555-0142');
  await user.click(screen.getByRole('button', { name: 'Save Changes' }));
  expect(await screen.findByText('Contact updated')).toBeInTheDocument();
  expect(sent().map(({ body }) => body)).toEqual([{ phone: '555-0142', expectedUpdatedAt: aContact().updatedAt }]);
});

it('offers no opt-in for a contact who has left', async () => {
  show([aContact({ status: 'unsubscribed', emailOptIn: false, suppressed: 'unsubscribed' })], '?open=c1&dialog=edit');
  expect(await screen.findByLabelText('Email opt-in')).toBeDisabled();
  expect(screen.getByText(/^They unsubscribed\./)).toBeInTheDocument();
});

it('confirms a delete, treats a missing contact as deleted, and removes it from the selection', async () => {
  const notFound = () => ({ status: 404, body: { status: 404 } });
  const { user, sent } = show([aContact(), aContact({ id: 'c2', firstName: 'Bo' })], '', notFound);
  await user.click((await row()).getByRole('checkbox', { name: 'Select Ana Lee' }));
  await user.click((await row('Bo Lee')).getByRole('checkbox', { name: 'Select Bo Lee' }));
  await user.click((await row()).getByRole('button', { name: 'Delete Ana Lee' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Ana Lee?' }));
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Contact deleted')).toBeInTheDocument();
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/api/customer-contacts/c1' }]);
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

it('tags all selected contacts over all pages, and says how many changed', async () => {
  const two = [aContact(), aContact({ id: 'c2', firstName: 'Bo' })];
  const { user, sent } = show(two, '', () => ({ body: { changed: 1 } }));
  await user.click((await row()).getByRole('checkbox', { name: 'Select Ana Lee' }));
  await user.click((await row('Bo Lee')).getByRole('checkbox', { name: 'Select Bo Lee' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Add tags' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add tags to 2 contacts' }));
  await user.type(dialog.getByLabelText('Tags'), 'kiln, ');
  await user.click(await dialog.findByRole('button', { name: 'wine' }));
  await user.click(dialog.getByRole('button', { name: 'Add tags' }));
  expect(await screen.findByText('1 contact changed')).toBeInTheDocument();
  expect(sent()).toMatchObject([
    { path: '/api/customer-contacts/tags', body: { ids: ['c1', 'c2'], add: ['kiln', 'wine'] } },
  ]);
});

it('keeps the selection when Esc is pressed in a field', async () => {
  const { user } = show([aContact()]);
  await user.click((await row()).getByRole('checkbox', { name: 'Select Ana Lee' }));
  await user.type(screen.getByRole('searchbox'), 'ann{Escape}');
  expect(screen.getByText('1 selected')).toBeInTheDocument();
});

it('clears the selection on Esc', async () => {
  const { user } = show([aContact()]);
  await user.click((await row()).getByRole('checkbox', { name: 'Select Ana Lee' }));
  await user.keyboard('{Escape}');
  expect(screen.queryByText('1 selected')).not.toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Select Ana Lee' })).not.toBeChecked();
});

const askedFor = (calls: readonly RecordedCall[]) =>
  calls
    .filter(({ path }) => path.includes('contacts?'))
    .map(({ path }) => Object.fromEntries(new URL(path, 'http://x').searchParams));
const column = (name: string) => screen.getByRole('columnheader', { name });

it('sorts the whole list by a heading, from the first page, and shows the direction', async () => {
  wideScreen();
  const { user, calls } = show([aContact()], '?search=lee&after=abc');
  expect(await screen.findByRole('columnheader', { name: 'Added' })).toHaveAttribute('aria-sort', 'descending');
  await user.click(column('Name'));
  expect(askedFor(calls).at(-1)).toEqual({ limit: '25', query: 'lee', sort: 'name' });
  expect(column('Name')).toHaveAttribute('aria-sort', 'ascending');
  expect(column('Added')).not.toHaveAttribute('aria-sort');
  await user.click(column('Name'));
  expect(askedFor(calls).at(-1)).toEqual({ limit: '25', query: 'lee', sort: '-name' });
  await user.click(column('Name'));
  await waitFor(() => {
    expect(column('Added')).toHaveAttribute('aria-sort', 'descending');
  });
});

it('sorts visits and dates largest first, and offers only visible columns', async () => {
  wideScreen();
  const { user, calls } = show([aContact()]);
  await screen.findByRole('row', { name: /Ana Lee/ });
  for (const [heading, sort] of [
    ['Visits', '-totalVisits'],
    ['Last visit', '-lastVisit'],
    ['Email', 'email'],
  ] as const) {
    await user.click(column(heading));
    expect(askedFor(calls).at(-1)).toEqual({ limit: '25', sort });
  }
  await user.click(column('Status'));
  expect(askedFor(calls).at(-1)).toEqual({ limit: '25', sort: 'email' });
});

it('sorts through a select on narrow screens, which clearing filters does not reset', async () => {
  const { user, calls } = show([aContact()], '?sort=-lastVisit&status=active');
  await row();
  expect(askedFor(calls).at(-1)).toEqual({ limit: '25', status: 'active', sort: '-lastVisit' });
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => {
    expect(askedFor(calls).at(-1)).toEqual({ limit: '25', sort: '-lastVisit' });
  });
  await user.click(screen.getByRole('combobox', { name: 'Sort by' }));
  await user.click(await screen.findByTitle('Last name, A to Z'));
  await waitFor(() => {
    expect(askedFor(calls).at(-1)).toEqual({ limit: '25', sort: 'name' });
  });
});

it('is newest first if the URL names an unknown order', async () => {
  const { calls } = show([aContact()], '?sort=toString');
  await row();
  expect(askedFor(calls)).toEqual([{ limit: '25' }]);
});

it('says offline that the chosen order is not applied yet, above the old rows', async () => {
  wideScreen();
  const { user } = show([aContact()]);
  await screen.findByRole('row', { name: /Ana Lee/ });
  const waits = 'You’re offline. Your selection loads when you’re back online.';
  act(() => {
    onlineManager.setOnline(false);
  });
  await user.click(column('Name'));
  expect(await screen.findByText(waits)).toBeVisible();
  expect(screen.getByRole('row', { name: /Ana Lee/ })).toBeVisible();
  act(() => {
    onlineManager.setOnline(true);
  });
  await waitFor(() => {
    expect(screen.queryByText(waits)).not.toBeInTheDocument();
  });
});

it('shows the tags that fit on a line and the number of others, and reads out all', async () => {
  wideScreen();
  show([aContact({ tags: ['tasting', 'regular', 'glass workshop', 'vegetarian'] })]);
  const contact = await screen.findByRole('row', { name: /Ana Lee/ });
  expect(within(contact).getByText('tasting, regular')).toBeVisible();
  expect(within(contact).getByText('+2')).toBeVisible();
  expect(contact).toHaveAccessibleName(/tasting, regular\s*, glass workshop, vegetarian/);
});

it('shows how many folded filters are active', async () => {
  const { user } = show([aContact()], '?search=lee&tag=wine&status=active');
  await row();
  const filters = screen.getByRole('button', { name: 'Filters (2)' });
  expect(filters).toHaveAttribute('aria-expanded', 'false');
  await user.click(filters);
  expect(filters).toHaveAttribute('aria-expanded', 'true');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  expect(screen.getByRole('button', { name: 'Filters' })).toBeInTheDocument();
});

it('is a table on wide screens, with a checkbox for all rows', async () => {
  wideScreen();
  const { user } = show([aContact(), aContact({ id: 'c2', firstName: 'Bo', totalVisits: 3 })]);
  const bo = within(await screen.findByRole('row', { name: /Bo Lee/ }));
  expect(bo.getByRole('cell', { name: '3' })).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  expect(screen.getByText('2 selected')).toBeInTheDocument();
});
