import { screen } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { PersonalRecordPage } from './personal-record-page';

/** Data sources as the server names them; `Something else` means future ones. */
const EVERYTHING = {
  contacts: [{}],
  marketingMails: Array.from({ length: 1200 }, () => ({})),
  mails: [{}, {}],
  reservations: [{}],
  enquiries: [{}],
  consultations: [{}],
  imports: [{}],
  campaignLists: [{}],
  notices: [{}],
  submissions: [{}],
  replies: [{}, {}],
  guestMemories: [{}],
  visits: [{}],
  notes: [],
};
const GONE = { title: 'Not Found', status: 404, detail: 'This link is invalid or has expired.' };

function show(record: object) {
  const calls = fakeServer(({ method }) => (method === 'GET' ? { body: record } : { status: 204 }));
  const { user } = renderScreen(<PersonalRecordPage />, { at: '/email/record#t' });
  const requests = () =>
    calls.map(({ method, path, headers }) => `${method} ${path} ${headers.get('authorization') ?? ''}`);
  return { user, requests };
}

it('tells a guest in plain words what is stored', async () => {
  show(EVERYTHING);
  await screen.findAllByRole('listitem');
  const lines = [...document.querySelectorAll('summary')].map(({ textContent }) => textContent);
  expect(lines).toEqual([
    'Your contact record: 1',
    'Newsletters we sent you: 1,200',
    'Emails we sent you: 2',
    'Table requests: 1',
    'Messages you wrote to us: 1',
    'Questionnaires you filled in: 1',
    'Rows we couldn’t import: 1',
    'Campaigns that list you by name: 1',
    'Mentions of you in our own notifications: 1',
    'Content you submitted: 1',
    'Your replies to our emails: 2',
    'Our notes about you: 1',
    'Something else: 1',
  ]);
});

it('opens stored rows, and leaves long lists to the file', async () => {
  const mail = { subject: 'Winter glass', sentAt: '2026-11-23T15:00:00.000Z' };
  const { user } = show({ contacts: [{ firstName: 'Ana' }], marketingMails: Array.from({ length: 21 }, () => mail) });
  await user.click(await screen.findByText('Your contact record: 1'));
  expect(screen.getByText('First name')).toBeVisible();
  expect(screen.getByText('Ana')).toBeVisible();
  await user.click(screen.getByText('Newsletters we sent you: 21'));
  expect(screen.getAllByText('Winter glass')).toHaveLength(20);
  expect(screen.getByText('The file below has the rest.')).toBeVisible();
});

it('says when nothing is stored', async () => {
  show({ contacts: [], mails: [] });
  expect(await screen.findByText('We have no data for your address.')).toBeInTheDocument();
});

it('offers a download', async () => {
  show({ contacts: [{ firstName: 'Ana' }] });
  const link = await screen.findByRole('link', { name: 'Download as JSON' });
  expect(link).toHaveAttribute('download', 'my-record.json');
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('"firstName": "Ana"');
});

it('erases only after a confirmation, and reports it', async () => {
  const { user, requests } = show(EVERYTHING);
  await user.click(await screen.findByRole('button', { name: 'Erase Me' }));
  await user.click(screen.getByRole('button', { name: 'Keep It' }));
  await user.click(screen.getByRole('button', { name: 'Erase Me' }));
  expect(requests()).toEqual(['GET /api/email/record Bearer t']);
  await user.click(screen.getByRole('button', { name: 'Yes, Erase Everything' }));
  expect(await screen.findByRole('status')).toHaveTextContent('We erased your data');
  expect(screen.getByRole('status')).toHaveFocus();
  expect(requests()).toEqual(['GET /api/email/record Bearer t', 'POST /api/email/record/erase Bearer t']);
});

it('says that a link has expired', async () => {
  fakeServer(() => ({ status: 404, body: GONE }));
  renderScreen(<PersonalRecordPage />, { at: '/email/record#t' });
  expect(await screen.findByRole('alert')).toHaveTextContent(GONE.detail);
});
