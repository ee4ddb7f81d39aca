import { screen, waitFor } from '@testing-library/react';
import type { UploadedImport } from '@/entities/email-marketing/contact-imports';
import { choose, fakeServer, fill, renderScreen } from '@/shared/testing';
import { MapColumns } from './map-columns';

const UPLOADED: UploadedImport = {
  id: 'i1',
  fileName: 'list.csv',
  status: 'uploaded',
  totalRows: 1,
  doneRows: 0,
  added: 0,
  updated: 0,
  skipped: 0,
  refused: 0,
  headings: ['Email', 'Subscribed'],
  samples: [['ana@guests.example', 'yes']],
  suggested: { email: 0, emailOptIn: 1 },
  consentHeadings: ['Subscribed'],
};

it('explains what it does with the opt-in column, and why a yes there opts in no one', async () => {
  const { user } = renderScreen(<MapColumns uploaded={UPLOADED} onPlanned={() => undefined} />);
  const column = screen.getByLabelText('Column for Email opt-in');
  expect(column).toHaveAccessibleDescription(/a yes in this column doesn’t say how people agreed/);
  await user.click(screen.getByLabelText('Everyone in this file agreed to get email from us'));
  await waitFor(() => {
    expect(column).toHaveAccessibleDescription(/people without a yes in this column are not opted in/);
  });
  await choose(user, column, 'Not in the file');
  await waitFor(() => {
    expect(screen.queryByText(/^Email opt-in:/)).not.toBeInTheDocument();
  });
});

it('asks for the email column and how people agreed, then sends trimmed text', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const planned = jest.fn();
  const { user } = renderScreen(<MapColumns uploaded={UPLOADED} onPlanned={planned} />);
  const email = screen.getByLabelText('Column for Email');
  await choose(user, email, 'Not in the file');
  await user.click(screen.getByLabelText('Everyone in this file agreed to get email from us'));
  await user.type(await screen.findByLabelText('How they agreed'), ' ');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => {
    expect(email).toHaveFocus();
  });
  await waitFor(() => {
    expect(email).toHaveAccessibleDescription('Choose the column with the email addresses.');
  });
  expect(email).toBeRequired();
  expect(screen.getByLabelText('How they agreed')).toHaveAccessibleDescription(/^Describe how they agreed/);
  expect(calls).toEqual([]);
  await choose(user, email, 'Email');
  await fill(user, screen.getByLabelText('How they agreed'), 'at the market ');
  await fill(user, screen.getByLabelText(/^Tags for everyone/), 'wine, , glass');
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => {
    expect(planned).toHaveBeenCalled();
  });
  expect(calls.map(({ body }) => body)).toEqual([
    { columns: { email: 0, emailOptIn: 1 }, existing: 'skip', consent: 'at the market', tags: ['wine', 'glass'] },
  ]);
});

it('forgets how they agreed when they did not after all', async () => {
  const calls = fakeServer(() => ({ body: {} }));
  const { user } = renderScreen(<MapColumns uploaded={UPLOADED} onPlanned={() => undefined} />);
  const agreed = screen.getByLabelText('Everyone in this file agreed to get email from us');
  await user.click(agreed);
  await fill(user, await screen.findByLabelText('How they agreed'), 'at the market');
  await user.click(agreed);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  await waitFor(() => {
    expect(calls.at(-1)?.body).toMatchObject({ consent: null, tags: [] });
  });
  await user.click(agreed);
  expect(await screen.findByLabelText('How they agreed')).toHaveValue('');
});

it('names columns whose "no" always counts, whatever they are mapped to', async () => {
  const uploaded = { ...UPLOADED, suggested: { email: 0 }, consentHeadings: ['Unsubscribed from all email', 'Status'] };
  renderScreen(<MapColumns uploaded={uploaded} onPlanned={() => undefined} />);
  expect(
    await screen.findByText(/^Says who wants email: “Unsubscribed from all email”, “Status”\. A no always counts/),
  ).toBeInTheDocument();
});
