import { screen, waitFor, within } from '@testing-library/react';
import { choose, fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { MaintenanceLogPanel } from './maintenance-log-panel';

beforeEach(() => {
  sessionStorage.clear();
});

const LOG = {
  id: '1',
  title: 'Telephone link',
  description: 'It dials again.',
  type: 'fix',
  status: 'completed',
  performedBy: 'Site Manager',
  timeSpent: 1.5,
  notes: 'Tried on three phones.',
  createdAt: '2026-11-23T18:05:00Z',
};

function show(logs: object[] = [], add: (call: RecordedCall) => object = () => ({ status: 201, body: LOG })) {
  const calls = fakeServer((call) => (call.method === 'GET' ? { body: logs } : add(call)));
  const view = renderScreen(<MaintenanceLogPanel />, { at: '/manager/dashboard' });
  return { ...view, sent: () => calls.filter(({ method }) => method === 'POST'), logs };
}

it('shows what was done, who did it, when and for how long', async () => {
  show([LOG]);
  const entry = await screen.findByRole('row', { name: /^Telephone link/ });
  for (const text of ['Fix', 'It dials again.', 'Site Manager · Mon, Nov 23, 1:05 PM · 1.5 hours'])
    expect(within(entry).getByText(text)).toBeInTheDocument();
  expect(entry).toHaveTextContent('Notes: Tried on three phones.');
});

it('says when there is nothing yet', async () => {
  show();
  expect(await screen.findByText('No maintenance logs yet')).toBeInTheDocument();
});

it('adds an entry, confirms it, shows it and clears the form', async () => {
  const { user, sent, logs } = show();
  await user.type(screen.getByLabelText('Title'), 'Telephone link');
  await choose(user, screen.getByLabelText('Type'), 'Fix');
  await user.type(screen.getByLabelText(/^Time spent/), '1.5');
  await user.type(screen.getByLabelText('Description'), 'It dials again.');
  logs.push(LOG);
  await user.click(screen.getByRole('button', { name: 'Add Entry' }));
  expect(await screen.findByText('Maintenance log added')).toBeInTheDocument();
  expect(await screen.findByRole('row', { name: /^Telephone link/ })).toBeInTheDocument();
  expect(sent()).toMatchObject([
    {
      path: '/api/manager/maintenance',
      body: { title: 'Telephone link', type: 'fix', timeSpent: 1.5, description: 'It dials again.', notes: '' },
    },
  ]);
  expect(sent()[0]?.headers.get('Idempotency-Key')).toMatch(/^[\da-f]{32}$/);
  expect(screen.getByLabelText('Title')).toHaveValue('');
});

it('requires a title, a description and time in half hours before it sends', async () => {
  const { user, sent } = show();
  await user.type(screen.getByLabelText(/^Time spent/), '0.3');
  await user.click(screen.getByRole('button', { name: 'Add Entry' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription('Enter a title.');
  });
  expect(screen.getByLabelText('Description')).toHaveAccessibleDescription('Enter a description.');
  expect(screen.getByLabelText(/^Time spent/)).toHaveAccessibleDescription(/in steps of 0.5/);
  expect(screen.getByLabelText('Title')).toHaveFocus();
  expect(sent()).toEqual([]);
});

it('shows the server’s error under its field, and keeps what was typed', async () => {
  const message = 'Remove the characters that cannot be shown.';
  const { user } = show([], () => ({
    status: 400,
    body: { status: 400, detail: message, errors: [{ field: 'title', message }] },
  }));
  await user.type(screen.getByLabelText('Title'), 'Strange');
  await user.type(screen.getByLabelText('Description'), 'Signs');
  await user.click(screen.getByRole('button', { name: 'Add Entry' }));
  await waitFor(() => {
    expect(screen.getByLabelText('Title')).toHaveAccessibleDescription(message);
  });
  expect(screen.getByLabelText('Title')).toHaveValue('Strange');
});

it('focuses a refused field, even an optional one, and clears its error on change', async () => {
  const message = 'Remove the characters that cannot be shown.';
  const { user } = show([], () => ({
    status: 400,
    body: { status: 400, detail: message, errors: [{ field: 'notes', message }] },
  }));
  await user.type(screen.getByLabelText('Title'), 'Strange');
  await user.type(screen.getByLabelText('Description'), 'Signs');
  await user.type(screen.getByLabelText(/^Notes/), 'Odd');
  await user.click(screen.getByRole('button', { name: 'Add Entry' }));
  await waitFor(() => {
    expect(screen.getByLabelText(/^Notes/)).toHaveAccessibleDescription(message);
  });
  expect(screen.getByLabelText(/^Notes/)).toHaveFocus();
  await user.keyboard('!');
  await waitFor(() => {
    expect(screen.getByLabelText(/^Notes/)).not.toHaveAccessibleDescription();
  });
  expect(screen.getByLabelText(/^Notes/)).toBeValid();
});

it('restores typing after a reload or a new login', async () => {
  const before = show();
  await before.user.type(screen.getByLabelText('Title'), 'Half written');
  before.unmount();
  show();
  expect(screen.getByLabelText('Title')).toHaveValue('Half written');
});
