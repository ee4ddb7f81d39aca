import { screen, waitFor, within } from '@testing-library/react';
import type { StaffMember } from '@/entities/staff-member';
import { fakeServer, fill, type RecordedCall, renderScreen, wideScreen } from '@/shared/testing';
import { StaffBoard } from './staff-board';

const aMember = (changes: Partial<StaffMember> = {}): StaffMember => ({
  id: '1',
  name: 'Ana Souza',
  email: 'ana@bistro.example',
  isActive: 'true',
  createdBy: 'The Owner',
  createdAt: '2026-11-01T15:00:00.000Z',
  lastLogin: null,
  ...changes,
});

const FAILURE = { status: 500, body: { status: 500 } };

interface Shown {
  change?: (call: RecordedCall) => object;
  at?: string;
}

function show(rows: StaffMember[], { change = () => ({ body: {} }), at = '' }: Shown = {}) {
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return change(call);
    if (call.path.startsWith('/api/admin/trail')) return { body: [] };
    const active = rows.filter(({ isActive }) => isActive === 'true').length;
    return { body: call.path.endsWith('/summary') ? { active, total: rows.length } : rows };
  });
  const view = renderScreen(<StaffBoard />, { at: `/admin/dashboard${at}` });
  return { ...view, sent: () => calls.filter(({ method }) => method !== 'GET') };
}

const member = (name = 'Ana Souza') => screen.findByRole('article', { name });

it('shows each staff member with status and last sign-in', async () => {
  const lastLogin = '2026-11-21T15:00:00.000Z';
  show([aMember(), aMember({ id: '2', name: 'Ben Carver', isActive: 'false', lastLogin })]);
  const ana = within(await member());
  expect(ana.getByText('Active')).toBeInTheDocument();
  expect(ana.getByText(/Never signed in/)).toHaveTextContent('Added by The Owner, Sun, Nov 1');
  const ben = within(await member('Ben Carver'));
  expect(ben.getByText('Inactive')).toBeInTheDocument();
  expect(ben.getByText(/Last login Sat, Nov 21, 10:00 AM/)).toBeInTheDocument();
  expect(await screen.findByText('1 of 2 active')).toBeInTheDocument();
});

it('deactivates immediately, and reverts with an error message on failure', async () => {
  const answered = Promise.withResolvers<object>();
  const { user, sent } = show([aMember()], { change: () => answered.promise });
  const ana = within(await member());
  await user.click(ana.getByRole('button', { name: 'Deactivate' }));
  expect(await ana.findByText('Inactive')).toBeInTheDocument();
  expect(sent()).toMatchObject([{ method: 'PATCH', path: '/api/admin/staff/1/status', body: { isActive: false } }]);
  answered.resolve(FAILURE);
  expect(await screen.findByText('Error updating staff status')).toBeInTheDocument();
  expect(await ana.findByText('Active')).toBeInTheDocument();
});

it('activates again', async () => {
  const { user, sent } = show([aMember({ isActive: 'false' })]);
  await user.click(within(await member()).getByRole('button', { name: 'Activate' }));
  expect(await screen.findByText('Staff status updated')).toBeInTheDocument();
  expect(sent()).toMatchObject([{ body: { isActive: true } }]);
});

it('adds a staff member with a professional address, and shows which one it is', async () => {
  const staff = aMember({ name: 'Zoë Marchetti', email: 'zoe2@bistro.example' });
  const { user, sent } = show([], { change: () => ({ status: 201, body: { staff, personalEmailCreated: true } }) });
  await user.click(await screen.findByRole('button', { name: 'Add Staff Member' }));
  await fill(user, await screen.findByLabelText('Name'), 'Zoë Marchetti');
  expect(screen.getByLabelText('Create professional email')).toBeChecked();
  expect(screen.getByText(/^Signs in with zoe@bistro\.example/)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Password'), 'otters');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Staff member created')).toBeInTheDocument();
  expect(screen.getByText('Zoë Marchetti signs in with zoe2@bistro.example')).toBeInTheDocument();
  const body = { name: 'Zoë Marchetti', password: 'otters', createPersonalEmail: true };
  expect(sent()).toMatchObject([{ method: 'POST', path: '/api/admin/staff', body }]);
});

it('adds a staff member with their own address, and shows why it is refused', async () => {
  const detail = 'There is already an account with the address ana@home.example.';
  const { user, sent } = show([], { change: () => ({ status: 409, body: { status: 409, detail } }) });
  await user.click(await screen.findByRole('button', { name: 'Add Staff Member' }));
  await user.type(await screen.findByLabelText('Name'), 'Ana');
  await user.click(screen.getByLabelText('Create professional email'));
  await fill(user, await screen.findByLabelText('Email'), 'ana@home.example');
  await user.type(screen.getByLabelText('Password'), 'otters');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Error creating staff member')).toBeInTheDocument();
  expect(screen.getByText(detail)).toBeInTheDocument();
  expect(sent()[0]?.body).toMatchObject({ email: 'ana@home.example', createPersonalEmail: false });
  expect(screen.getByLabelText('Name')).toHaveValue('Ana');
});

it.each([
  [true, 'Please enter a name and password (min 6 characters)'],
  [false, 'Please fill all fields with valid data'],
])('names the missing fields, with a professional email: %s', async (isProfessional, sentence) => {
  const { user, sent } = show([], { at: '?open=new&dialog=create' });
  await user.type(await screen.findByLabelText('Password'), '12345');
  if (!isProfessional) await user.click(screen.getByLabelText('Create professional email'));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText('Invalid form data')).toBeInTheDocument();
  expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(sent()).toEqual([]);
});

it('resets a password of at least six characters', async () => {
  const message = 'This password is one that everybody tries first. Choose another one';
  let answer: object = {
    status: 400,
    body: { status: 400, detail: message, errors: [{ field: 'password', message }] },
  };
  const { user, sent } = show([aMember()], { change: () => answer });
  await user.click(within(await member()).getByRole('button', { name: 'Reset Password' }));
  const password = await screen.findByLabelText('New password');
  const reset = screen.getByRole('button', { name: 'Reset' });
  expect(reset).toBeDisabled();
  await user.type(password, '12345');
  expect(await screen.findByText('Password must be at least 6 characters long')).toBeInTheDocument();
  expect(reset).toBeDisabled();
  await user.type(password, '6');
  await user.click(reset);
  await waitFor(() => {
    expect(password).toHaveAccessibleDescription(message);
  });
  answer = { body: aMember() };
  await user.type(password, '-otters');
  await user.click(reset);
  expect(await screen.findByText('Password reset')).toBeInTheDocument();
  expect(sent().at(-1)).toMatchObject({ path: '/api/admin/staff/1/password', body: { password: '123456-otters' } });
});

it('confirms a delete, and treats a missing account as deleted', async () => {
  const { user, sent } = show([aMember()], { change: () => ({ status: 404, body: { status: 404 } }) });
  await user.click(within(await member()).getByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Delete Ana Souza?' }));
  expect(sent()).toEqual([]);
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Staff member deleted')).toBeInTheDocument();
  expect(sent()).toMatchObject([{ method: 'DELETE', path: '/api/admin/staff/1' }]);
});

it('reports a failed delete', async () => {
  const { user } = show([aMember()], { change: () => FAILURE, at: '?open=1&dialog=delete' });
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Error deleting staff member')).toBeInTheDocument();
});

describe('where there is room for a table', () => {
  beforeEach(() => {
    wideScreen();
  });
  const names = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  const heading = (name: string) => screen.findByRole('columnheader', { name });
  const three = [
    aMember({ id: '3', name: 'Cy Adler', lastLogin: '2026-11-20T15:00:00.000Z', isActive: 'false' }),
    aMember({ id: '2', name: 'Émile Roux' }),
    aMember({ id: '1', name: 'Ana Souza', lastLogin: '2026-11-21T15:00:00.000Z' }),
  ];

  it.each([
    ['Name', ['Ana Souza', 'Cy Adler', 'Émile Roux'], ['Émile Roux', 'Cy Adler', 'Ana Souza']],
    ['Status', ['Émile Roux', 'Ana Souza', 'Cy Adler'], ['Cy Adler', 'Émile Roux', 'Ana Souza']],
    ['Last login', ['Ana Souza', 'Cy Adler', 'Émile Roux'], ['Cy Adler', 'Ana Souza', 'Émile Roux']],
  ])('is sorted by %s, both ways and then as ever', async (title, once, twice) => {
    const { user } = show(three);
    await user.click(await heading(title));
    expect(names()).toEqual(once);
    await user.click(await heading(title));
    expect(names()).toEqual(twice);
    await user.click(await heading(title));
    expect(names()).toEqual(['Cy Adler', 'Émile Roux', 'Ana Souza']);
  });

  it('is sorted as the URL says', async () => {
    show(three, { at: '?sort=-name' });
    expect(await heading('Name')).toHaveAttribute('aria-sort', 'descending');
    expect(names()).toEqual(['Émile Roux', 'Cy Adler', 'Ana Souza']);
  });

  it('offers no sorting when there are several pages', async () => {
    const { user } = show(three, { at: '?after=abc' });
    await user.click(await heading('Name'));
    expect(names()).toEqual(['Cy Adler', 'Émile Roux', 'Ana Souza']);
  });
});

it.each([
  ['1&dialog=history', 'Ana Souza'],
  ['new&dialog=create', 'Staff Management'],
])('gives the focus from the dialog of a search, ?open=%s, to the heading “%s”', async (open, name) => {
  const { user } = show([aMember()], { at: `?tab=staff&open=${open}` });
  await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  await waitFor(() => {
    expect(screen.getByRole('heading', { name })).toHaveFocus();
  });
});
