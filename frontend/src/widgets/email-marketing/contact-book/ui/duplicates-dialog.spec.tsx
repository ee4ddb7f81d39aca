import { screen, within } from '@testing-library/react';
import type { Duplicate } from '@/entities/email-marketing/contact-merges';
import type { Contact } from '@/entities/email-marketing/contacts';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { ContactBook } from '../index';

const AT = '2026-11-01T15:00:00.000Z';
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
  preferredContactMethod: 'email',
  source: 'website',
  status: 'active',
  optInAskedAt: null,
  suppressed: null,
  notes: null,
  consent: null,
  createdAt: AT,
  updatedAt: AT,
  ...changes,
});
const ANA = aContact();
const WORK = aContact({ id: 'c2', firstName: 'Anna', email: 'ana@work.example', emailOptIn: false, notes: 'No nuts.' });
const PAIR: Duplicate = { reason: 'name', contacts: [ANA, WORK] };
const MERGE = {
  id: 'm1',
  primaryId: 'c1',
  primaryName: 'Ana Lee',
  mergedName: 'Anna Lee',
  mergedEmail: 'ana@work.example',
  mergedBy: 'The Owner',
  mergedAt: AT,
};
const SUMMARY = { active: 2, inactive: 0, unsubscribed: 0, optedIn: 1, reachable: 1, total: 2 };

function show(
  given: { pairs?: Duplicate[]; total?: number; merges?: object[]; at?: string },
  change: (call: RecordedCall) => object = () => ({ status: 204 }),
) {
  const { pairs = [PAIR], total = pairs.length, merges = [], at = '?open=new&dialog=duplicates' } = given;
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return change(call);
    if (call.path.endsWith('/summary')) return { body: SUMMARY };
    if (call.path.endsWith('/tags')) return { body: [] };
    if (call.path.endsWith('/duplicates')) return { body: { total, pairs } };
    if (call.path.endsWith('/merges')) return { body: merges };
    if (call.path.endsWith('/c1')) return { body: ANA };
    if (call.path.endsWith('/c2')) return { body: WORK };
    return { body: [ANA, WORK] };
  });
  const view = renderScreen(<ContactBook />, { at: `/manager/dashboard${at}` });
  return { ...view, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

const dialog = async (name = 'Possible duplicates') => within(await screen.findByRole('dialog', { name }));

it.each([
  [{ total: 1 }, '1 possible duplicate'],
  [{ total: 1_312 }, '1,312 possible duplicates'],
  [{ pairs: [], merges: [MERGE] }, 'Merged contacts'],
])('leads from the list to what there is: %j', async (given, label) => {
  const { user } = show({ ...given, at: '' });
  await user.click(await screen.findByRole('button', { name: label }));
  expect(await screen.findByRole('dialog', { name: 'Possible duplicates' })).toBeVisible();
});

it('shows nothing of it in the list without duplicates or merges', async () => {
  show({ pairs: [], at: '' });
  await screen.findByRole('article', { name: 'Ana Lee' });
  expect(screen.queryByRole('button', { name: /duplicate|Merged/ })).not.toBeInTheDocument();
});

it('says why two may be one person, and how many there are', async () => {
  show({ total: 60 });
  const shown = await dialog();
  const row = within(await shown.findByRole('listitem'));
  expect(row.getByText('Same name only')).toBeVisible();
  expect(row.getByText('ana@work.example', { exact: false })).toBeVisible();
  expect(shown.getByText('The likeliest 1 of 60.')).toBeVisible();
});

it('explains an empty list', async () => {
  show({ pairs: [] });
  expect(await (await dialog()).findByText(/^No possible duplicates\./)).toBeVisible();
});

it('merges with the suggested values, and with others if chosen', async () => {
  const { user, sent } = show({}, () => ({ status: 201, body: ANA }));
  await user.click(await (await dialog()).findByRole('button', { name: 'Compare Ana Lee and Anna Lee' }));
  const form = await dialog('Merge two contacts');
  const emails = within(await form.findByRole('group', { name: 'Email' }));
  expect(emails.getByRole('radio', { name: /ana@guests\.example Opted in/ })).toBeChecked();
  expect(form.queryByRole('group', { name: 'Phone' })).not.toBeInTheDocument();
  expect(form.getByText('No nuts.')).toBeVisible();
  await user.click(form.getByRole('radio', { name: 'Anna Lee' }));
  await user.click(form.getByRole('button', { name: 'Merge Contacts' }));
  expect(await screen.findByText('Contacts merged')).toBeVisible();
  expect(sent()).toMatchObject([
    {
      path: '/api/customer-contacts/merges',
      body: { primaryId: 'c1', mergedId: 'c2', primaryUpdatedAt: AT, mergedUpdatedAt: AT, takes: ['name'] },
    },
  ]);
  expect(await dialog()).toBeDefined();
});

it('says what happened when someone else was faster', async () => {
  const detail = 'Someone else merged one of these contacts. Reload the list.';
  const { user } = show({}, () => ({ status: 409, body: { status: 409, detail } }));
  await user.click(await (await dialog()).findByRole('button', { name: /^Compare/ }));
  await user.click(await (await dialog('Merge two contacts')).findByRole('button', { name: 'Merge Contacts' }));
  expect(await screen.findByText(detail)).toBeVisible();
});

it('dismisses a suggestion, and undoes a merge', async () => {
  const { user, sent } = show({ merges: [MERGE] });
  const shown = await dialog();
  await user.click(await shown.findByRole('button', { name: 'Not the same person: Ana Lee and Anna Lee' }));
  expect(await screen.findByText('Suggestion dismissed')).toBeVisible();
  await user.click(shown.getByRole('button', { name: 'Undo merging Anna Lee into Ana Lee' }));
  expect(await screen.findByText('Merge undone')).toBeVisible();
  expect(sent()).toMatchObject([
    { path: '/api/customer-contacts/duplicates/dismiss', body: { ids: ['c1', 'c2'] } },
    { path: '/api/customer-contacts/merges/m1/undo' },
  ]);
});

it('merges two that were selected in the list', async () => {
  const { user, sent } = show({ at: '' }, () => ({ status: 201, body: ANA }));
  await user.click(await screen.findByRole('checkbox', { name: 'Select Ana Lee' }));
  expect(screen.queryByRole('button', { name: 'Merge' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'Select Anna Lee' }));
  await user.click(screen.getByRole('button', { name: 'Merge' }));
  const form = await dialog('Merge two contacts');
  await user.click(await form.findByRole('button', { name: 'Merge Contacts' }));
  expect(await screen.findByText('Contacts merged')).toBeVisible();
  expect(sent()).toHaveLength(1);
  expect(screen.queryByText('2 selected')).not.toBeInTheDocument();
});
