import { screen, waitFor, within } from '@testing-library/react';
import { choicesOf, chosenIn, fakeServer, renderScreen } from '@/shared/testing';
import { InquiryInbox } from '..';

const LETTER = {
  id: 'e1',
  kind: 'contact',
  name: 'Amelia Hart',
  email: 'amelia@guests.example',
  createdAt: '2026-11-23T18:05:00Z',
  isRead: 'false',
  data: { name: 'Amelia Hart', message: 'Is there a high chair?' },
  answers: [],
};
const SUMMARY = { total: 1, unread: 1, contact: 1, gift: 0, consultation: 0, plan: 0, requirements: 0, contract: 0 };

beforeEach(() => {
  sessionStorage.clear();
});

function show(at = '', change: { status: number; body?: object } = { status: 200, body: LETTER }) {
  const calls = fakeServer(({ method, path }) => {
    if (method !== 'GET') return change;
    if (path.includes('/summary')) return { body: SUMMARY };
    if (path.includes('/trail')) return { body: [] };
    if (path.endsWith('/gone')) return { status: 404, body: {} };
    return { body: path.endsWith('/e1') ? LETTER : [LETTER] };
  });
  return { calls, ...renderScreen(<InquiryInbox />, { at: `/admin/enquiries${at}` }) };
}

it('requests what the URL filters by, and offers the same as a CSV file', async () => {
  const { calls } = show('?kind=contact&read=false&search=boat&after=abc');
  await screen.findByRole('article', { name: 'Amelia Hart' });
  const parameters = new URL(calls.find(({ path }) => path.includes('enquiries?'))?.path ?? '', 'http://x')
    .searchParams;
  expect(Object.fromEntries(parameters)).toEqual({
    limit: '50',
    cursor: 'abc',
    group: 'guests',
    kind: 'contact',
    isRead: 'false',
    search: 'boat',
  });
  expect(screen.getByRole('link', { name: 'Export CSV' })).toHaveAttribute(
    'href',
    '/api/admin/enquiries/export.csv?group=guests&kind=contact&isRead=false&search=boat',
  );
  await waitFor(() => {
    expect(chosenIn(screen.getByLabelText('State'))).toBe('Unread (1)');
  });
});

it('opens the inquiry in the URL, marks it as read, and rolls back on failure', async () => {
  const { calls } = show('?open=e1&dialog=read', { status: 500, body: {} });
  const dialog = await screen.findByRole('dialog', { name: 'Message from Amelia Hart' });
  expect(within(dialog).getByText('Is there a high chair?')).toBeVisible();
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ isRead: 'true' });
  });
  expect(await screen.findByText('Couldn’t update the inquiry')).toBeVisible();
  expect(await screen.findByText('New')).toBeVisible();
});

it('calls it an inquiry, as everywhere, when one was deleted', async () => {
  show('?open=gone&dialog=read');
  expect(await screen.findByText(/^This inquiry is/)).toBeVisible();
  expect(screen.queryByText(/enquir/i)).not.toBeInTheDocument();
});

it('keeps a reply that could not be sent', async () => {
  const sentence = 'This inquiry came without an email address.';
  const { user } = show('?open=e1&dialog=answer', { status: 409, body: { detail: sentence } });
  const dialog = await screen.findByRole('dialog', { name: 'Message from Amelia Hart' });
  await user.type(within(dialog).getByLabelText('Message'), 'There is.');
  await user.click(within(dialog).getByRole('button', { name: 'Send Reply' }));
  expect(await screen.findByText(sentence)).toBeVisible();
  expect(within(dialog).getByLabelText('Message')).toHaveValue('There is.');
});

it('separates guests and the agency’s clients, each with counts, in the URL', async () => {
  const { user, calls } = show('?read=false&kind=contact&after=abc');
  await user.click(await screen.findByRole('radio', { name: 'Agency (1, 1 unread)' }));
  await waitFor(() => {
    expect(calls.some(({ path }) => path.includes('enquiries?limit=50&group=agency&isRead=false'))).toBe(true);
  });
  expect(screen.getByRole('radio', { name: 'Agency (1, 1 unread)' })).toBeChecked();
  const kinds = await choicesOf(user, screen.getByLabelText('Kind'));
  expect(kinds).toContain('Plan interest (0)');
  expect(kinds.filter((kind) => kind.startsWith('Message'))).toEqual([]);
});

it('shows the reply next to the question', async () => {
  const { user, calls } = show('?open=e1&dialog=read');
  const form = within(await screen.findByRole('region', { name: 'Reply to Amelia Hart' }));
  await user.type(form.getByLabelText('Message'), 'There is.');
  await user.click(form.getByRole('button', { name: 'Send Reply' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ message: 'There is.' });
  });
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
