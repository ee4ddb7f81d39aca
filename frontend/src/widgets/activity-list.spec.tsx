import { screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router';
import { choose, fakeServer, renderScreen } from '@/shared/testing';
import { ActivityList } from './activity-list';

const entry = (changes: object) => ({
  id: '1',
  type: 'reservation.confirmed',
  subjectType: 'reservation',
  subjectId: 'r',
  subjectName: 'Ada Lovelace',
  occurredAt: '2026-11-23T18:05:00Z',
  by: { id: 'o', name: 'The Owner', role: 'admin' },
  changes: [],
  ...changes,
});

const Address = () => <output>{useLocation().search}</output>;

function show(entries: object[], at = '') {
  const calls = fakeServer(({ path }) => ({
    body: path.endsWith('/people') ? [{ id: 'o', name: 'The Owner' }] : entries,
  }));
  const view = renderScreen(
    <>
      <ActivityList />
      <Address />
    </>,
    { at: `/admin/trail${at}` },
  );
  return { ...view, calledPaths: () => calls.map(({ path }) => path).filter((path) => !path.endsWith('/people')) };
}

it('names a submission and a maintenance entry without repeating the verb', async () => {
  const visitor = { id: null, name: null, role: null };
  show([
    entry({ type: 'approval-item.submitted', subjectType: 'approval-item', subjectName: 'The fountain', by: visitor }),
    entry({ id: '2', type: 'maintenance-log.added', subjectType: 'maintenance-log', subjectName: 'Autumn menu' }),
  ]);
  const [, submitted, added] = await screen.findAllByRole('row');
  expect(submitted).toHaveTextContent('submitted “The fountain”');
  expect(added).toHaveTextContent('added the maintenance entry “Autumn menu”');
});

it('says in plain words who did what and when, with a link to the subject', async () => {
  show([
    entry({}),
    entry({ id: '2', type: 'reservation.deleted', subjectName: 'Ben' }),
    entry({ id: '3', type: 'reservation.noted', changes: [{ field: 'adminNotes', before: null, after: 'Table 6' }] }),
  ]);
  const [, confirmed, deleted, noted] = await screen.findAllByRole('row');
  expect(confirmed).toHaveTextContent('Mon, Nov 23, 1:05 PMThe Owner confirmed the reservation of Ada Lovelace');
  const link = within(confirmed as HTMLElement).getByRole('link', { name: 'the reservation of Ada Lovelace' });
  expect(link).toHaveAttribute('href', '/admin/dashboard?tab=reservations&search=Ada+Lovelace');
  expect(deleted).toHaveTextContent('The Owner deleted the reservation of Ben');
  expect(within(deleted as HTMLElement).queryByRole('link')).toBeNull();
  expect(noted).toHaveTextContent('NotesBeforenoneAfterTable 6');
});

it('filters by person, kind and day, keeps that in the URL, and shows everything again', async () => {
  const { user, calledPaths } = show([entry({})], '?after=x');
  await screen.findAllByRole('row');
  await choose(user, screen.getByLabelText('Who'), 'The Owner');
  await choose(user, screen.getByLabelText('What'), 'Reservation');
  await waitFor(() => {
    expect(calledPaths().at(-1)).toBe('/api/admin/trail?limit=50&by=o&subjectType=reservation');
  });
  expect(screen.getByRole('status')).toHaveTextContent('?by=o&kind=reservation');
  await user.click(screen.getByRole('button', { name: 'Show all' }));
  await waitFor(() => {
    expect(calledPaths().at(-1)).toBe('/api/admin/trail?limit=50');
  });
});

it("starts with the URL's filter, ignoring invalid values", async () => {
  const { calledPaths } = show([entry({})], '?search=ada&from=2026-11-01&to=nonsense');
  await screen.findAllByRole('row');
  expect(calledPaths()).toEqual(['/api/admin/trail?limit=50&search=ada&from=2026-11-01']);
  expect(screen.getByLabelText('Search by name')).toHaveValue('ada');
});

it('downloads the whole trail regardless of the filter', async () => {
  show([entry({})], '?search=ada');
  await screen.findAllByRole('row');
  const link = screen.getByRole('link', { name: 'Download everything' });
  expect(link).toHaveAttribute('href', '/api/admin/trail/export.jsonl');
  expect(link).toHaveAttribute('download', 'trail.jsonl');
});

it('says when nothing matches', async () => {
  show([], '?search=nobody');
  expect(await screen.findByText('No activity matches.')).toBeInTheDocument();
});
