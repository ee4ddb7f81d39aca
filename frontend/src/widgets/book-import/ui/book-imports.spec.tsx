import { screen, waitFor, within } from '@testing-library/react';
import type { BookPreview, UploadedBook } from '@/entities/reservation';
import { choose, fakeServer, renderScreen } from '@/shared/testing';
import { BookImports } from './book-imports';

const IN_A_WEEK = new Date(Date.now() + 7 * 86_400_000).toISOString();
const UPLOADED: UploadedBook = {
  id: 'i1',
  fileName: 'book.csv',
  status: 'uploaded',
  totalRows: 3,
  doneRows: 0,
  added: 0,
  skipped: 0,
  refused: 0,
  createdBy: 'The Owner',
  createdAt: new Date().toISOString(),
  finishedAt: null,
  undoableUntil: null,
  undoneAt: null,
  removed: 0,
  headings: ['Date', 'Time', 'Who', 'Pax'],
  samples: [['25/12/2023', '19:00', 'Ana Lee', '2']],
  suggested: { date: 0, time: 1, partySize: 3 },
  isDayFirst: true,
};
const DONE = { ...UPLOADED, status: 'done', doneRows: 3, added: 2, refused: 1, undoableUntil: IN_A_WEEK };
const NO_RESULTS = { completed: 0, noShow: 0, canceled: 0, declined: 0 };
const PREVIEW: BookPreview = {
  added: 2,
  skipped: 0,
  refused: 1,
  upcoming: 1,
  guestNotes: 0,
  unreadEmails: 1,
  results: { ...NO_RESULTS, completed: 1, canceled: 1 },
  years: [{ ...NO_RESULTS, year: '2023', completed: 1, canceled: 1 }],
  rows: [
    {
      line: 2,
      outcome: 'added',
      reason: null,
      name: 'Ana Lee',
      date: '2023-12-25',
      time: '7:00 PM',
      partySize: '2',
      result: 'completed',
    },
  ],
};

const at = (address: string) => renderScreen(<BookImports />, { at: address });

it('uploads a file, matches its columns, shows what would happen, and starts', async () => {
  let isStarted = false;
  const calls = fakeServer(({ method, path }) => {
    if (path.endsWith('/preview')) return { body: PREVIEW };
    if (path.endsWith('/start')) isStarted = true;
    if (method === 'GET' && path.endsWith('/imports')) return { body: [] };
    return { body: isStarted ? { ...UPLOADED, status: 'running', doneRows: 1 } : UPLOADED };
  });
  const { user } = at('/admin/import');
  const file = new File([], 'book.csv', { type: 'text/csv' });
  const bytes = new TextEncoder().encode('Date,Time,Who,Pax\n25/12/2023,19:00,Ana Lee,2\n').buffer;
  Object.defineProperty(file, 'arrayBuffer', { value: () => Promise.resolve(bytes) });
  await user.upload(screen.getByLabelText('CSV file with a header row'), file);

  expect(await screen.findByText(/Step 2 of 3: Match the columns/)).toHaveTextContent('book.csv, 3 rows');
  expect(screen.getByText('Without a status, every row counts as a visit.')).toBeInTheDocument();
  await choose(user, screen.getByLabelText('Column for Full name'), 'Who');
  await user.click(screen.getByRole('button', { name: 'Preview' }));

  expect(await screen.findByText('Ana Lee · Mon, Dec 25, 2023, 7:00 PM · party of 2 · Completed')).toBeInTheDocument();
  expect(screen.getByRole('row', { name: '2023 1 0 1 0' })).toBeInTheDocument();
  expect(screen.getByText(/^1 reservation isn’t over yet\./)).toBeInTheDocument();
  expect(screen.getByText(/^1 email address can’t be read/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Download rejected rows' })).toHaveAttribute(
    'href',
    '/api/admin/reservations/imports/i1/refused.csv',
  );
  await user.click(screen.getByRole('button', { name: 'Import 2 reservations' }));
  expect(await screen.findByText('1 of 3 rows')).toBeInTheDocument();
  const plan = { columns: { date: 0, time: 1, partySize: 3, name: 2 }, isDayFirst: true };
  expect(calls.filter(({ path }) => /preview|start/.test(path)).map(({ body }) => body)).toEqual([plan, plan]);
});

it('asks for the columns without which no visit can be read', async () => {
  const calls = fakeServer(() => ({ body: { ...UPLOADED, suggested: {} } }));
  const { user } = at('/admin/import?import=i1');
  await user.click(await screen.findByRole('button', { name: 'Preview' }));
  expect(await screen.findByText('Choose the column with the dates of the visits.')).toBeInTheDocument();
  expect(screen.getByText('Choose the column with the party sizes.')).toBeInTheDocument();
  expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
});

it('returns to a running import after a reload, and undoes a finished one after a question', async () => {
  let book: object = DONE;
  const calls = fakeServer(({ path }) => {
    if (path.endsWith('/undo')) book = { ...DONE, undoableUntil: null, undoneAt: IN_A_WEEK, removed: 1 };
    return { body: path.endsWith('/imports') ? [book] : book };
  });
  const { user } = at('/admin/import?import=i1');
  expect(await screen.findByText('Done: 2 imported, 0 already there, 1 rejected.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Undo this import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Undo this import?' });
  expect(within(dialog).getByText(/permanently deletes the 2 reservations/)).toBeInTheDocument();
  await user.click(within(dialog).getByRole('button', { name: 'Undo Import' }));
  expect(await screen.findByText('Undone: 1 deleted, 1 kept because someone changed them.')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('button', { name: 'Undo this import' })).not.toBeInTheDocument();
  });
  expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
});

it('lists past imports, which can be opened', async () => {
  fakeServer(({ path }) => ({ body: path.endsWith('/imports') ? [DONE] : DONE }));
  const { user } = at('/admin/import');
  expect(await screen.findByRole('heading', { name: 'Past imports' })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'book.csv' }));
  expect(await screen.findByRole('button', { name: 'Import another file' })).toBeInTheDocument();
});
