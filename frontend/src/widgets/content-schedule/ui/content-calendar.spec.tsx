import { createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ContentStatus, ScheduledContent } from '@/entities/scheduled-content';
import { fakeServer, type RecordedCall, renderScreen } from '@/shared/testing';
import { ContentSchedule } from './content-schedule';

const content = (changes: Partial<ScheduledContent> = {}): ScheduledContent => ({
  id: changes.title ?? '1',
  title: 'The kiln is lit',
  contentType: 'blog_post',
  content: '<p>Blue</p>',
  scheduledDate: '2026-12-10T05:00:00.000Z',
  approvalDeadline: '2026-12-01T05:00:00.000Z',
  priority: 'medium',
  tags: [],
  notes: null,
  status: 'draft',
  adminComments: null,
  createdBy: 'Site Manager',
  createdAt: '2026-11-01T15:00:00.000Z',
  updatedAt: '2026-11-01T15:00:00.000Z',
  ...changes,
});

const DECEMBER = '?tab=content&show=calendar&month=2026-12';
const KILN = 'The kiln is lit';
/** The status and date that the card showed, sent with each move. */
const SHOWN = { expectedStatus: 'draft', expectedDate: '2026-12-10' };

interface Server {
  rows: ScheduledContent[];
}

/** Stores what is sent, like the real server. */
function keep({ path, body }: RecordedCall, server: Server) {
  const midnight = (day: string | undefined) => (day?.length === 10 ? `${day}T05:00:00.000Z` : day);
  const { scheduledDate, approvalDeadline } = body as Partial<ScheduledContent>;
  server.rows = server.rows.map((row) =>
    path.endsWith(encodeURIComponent(row.id))
      ? {
          ...row,
          status: 'draft' as const,
          scheduledDate: midnight(scheduledDate) ?? row.scheduledDate,
          approvalDeadline: midnight(approvalDeadline) ?? row.approvalDeadline,
        }
      : row,
  );
  return { body: {} };
}

function show(rows: ScheduledContent[], at: string, change: (call: RecordedCall, server: Server) => object = keep) {
  const server = { rows };
  const calls = fakeServer((call) => {
    if (call.method !== 'GET') return change(call, server);
    if (call.path.endsWith('/summary')) return { body: { total: 7, needsApproval: 1, drafts: 2, published: 3 } };
    const [, id] = /scheduled-content\/([^?]+)$/.exec(call.path) ?? [];
    if (id !== undefined) return { body: server.rows.find((row) => row.id === decodeURIComponent(id)) };
    const status = new URL(call.path, 'http://x').searchParams.get('status');
    const found = server.rows.filter((row) => status === null || row.status === status);
    return { body: found, headers: { 'X-Total-Count': String(status === 'published' ? 120 : found.length) } };
  });
  const view = renderScreen(<ContentSchedule />, { at: `/manager/dashboard${at}` });
  return { ...view, calls, sent: () => calls.filter(({ method }) => method !== 'GET').map(({ body }) => body) };
}

beforeEach(() => {
  sessionStorage.clear();
});

const item = (name: string, status = 'Draft') => screen.findByRole('button', { name: `${name} (${status})` });
const dayOf = async (name: string, status?: string) =>
  within((await item(name, status)).closest('td') as HTMLElement).getByLabelText(/, (November|December|January) /);
const cell = (day: RegExp) => screen.getByLabelText(day).closest('td') as HTMLElement;
const lift = (name = KILN) => screen.findByRole('button', { name: `Move to another day: ${name}` });

function drag(from: HTMLElement, to: HTMLElement): boolean {
  const dataTransfer = { effectAllowed: 'none' };
  const start = createEvent.dragStart(from, { dataTransfer });
  fireEvent(from, start);
  fireEvent.dragOver(to, { dataTransfer });
  fireEvent.drop(to, { dataTransfer });
  return !start.defaultPrevented;
}

describe('the board', () => {
  const STATUSES: ContentStatus[] = ['draft', 'submitted', 'approved', 'published', 'rejected'];

  it('submits a draft dropped on the owner’s column, and accepts nothing else there', async () => {
    const { calls } = show([content(), content({ title: 'Approved', status: 'approved' })], '?show=board');
    const card = async (name: string) =>
      (await screen.findByRole('button', { name })).closest('article') as HTMLElement;
    const column = (name: RegExp) => screen.getByRole('region', { name });
    const sent = () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect((await card('Approved')).closest('[draggable=true]')).toBeNull();
    expect((await card(KILN)).closest('[draggable=true]')).not.toBeNull();
    drag(await card(KILN), column(/^Published/));
    expect(sent()).toEqual([]);
    drag(await card(KILN), column(/^In review/));
    await waitFor(() => {
      expect(sent()).toEqual([expect.objectContaining({ title: KILN, scheduledContentId: '1' })]);
    });
  });

  it("has a column with a count for each status, and opens the list's dialogs", async () => {
    const { user } = show(
      STATUSES.map((status) => content({ title: `One ${status}`, status })),
      '?show=board',
    );
    for (const [title, count] of [
      ['Drafts', '1'],
      ['In review', '1'],
      ['Approved', '1'],
      ['Published', '120'],
      ['Rejected', '1'],
    ])
      expect(await screen.findByRole('heading', { name: `${title ?? ''} ${count ?? ''}` })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'One submitted' }));
    expect(await screen.findByRole('dialog', { name: 'One submitted' })).toBeInTheDocument();
  });

  it('is chosen above the list, and stored in the URL', async () => {
    const { user } = show([content()], '');
    expect(await screen.findByRole('article', { name: KILN })).toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Board' }));
    expect(await screen.findByRole('region', { name: 'Content by status' })).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: 'Board' })).toBeChecked();
  });

  it('moves a card to another day', async () => {
    const { user, sent } = show([content()], '?show=board');
    await user.click(await lift());
    fireEvent.change(screen.getByLabelText('New day'), { target: { value: '2026-12-24' } });
    await user.click(screen.getByRole('button', { name: 'Move' }));
    expect(await screen.findByText('Thu, Dec 24')).toBeInTheDocument();
    expect(sent()).toEqual([{ scheduledDate: '2026-12-24', ...SHOWN }]);
  });
});

describe('the calendar', () => {
  it('moves a dropped item immediately, and back on Undo', async () => {
    const { user, sent } = show([content()], DECEMBER);
    expect(await dayOf(KILN)).toHaveTextContent(/^10$/);
    drag(await item(KILN), cell(/December 17$/));
    expect(await dayOf(KILN)).toHaveTextContent(/^17$/);
    expect(await screen.findByText('Moved to Thu, Dec 17')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(async () => {
      expect(await dayOf(KILN)).toHaveTextContent(/^10$/);
    });
    expect(sent()).toEqual([
      { scheduledDate: '2026-12-17', ...SHOWN },
      { scheduledDate: '2026-12-10', expectedStatus: 'draft', expectedDate: '2026-12-17' },
    ]);
  });

  it('moves by keys a day or a week at a time, into the next month too', async () => {
    const { user, sent } = show([content()], DECEMBER);
    (await lift()).focus();
    await user.keyboard('{Enter}');
    expect(screen.getByLabelText('New day')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowDown}');
    expect(cell(/December 18$/)).toHaveAttribute('data-target', 'true');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowLeft}{ArrowUp}{ArrowDown}');
    expect(await screen.findByText('Thursday, December 31')).toBeInTheDocument();
    await user.keyboard('{ArrowRight}');
    expect(await screen.findByRole('heading', { name: 'January 2027' })).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await dayOf(KILN)).toHaveTextContent(/^1$/);
    expect(sent()).toEqual([{ scheduledDate: '2027-01-01', ...SHOWN }]);
    expect(screen.getByRole('heading', { name: 'January 2027' })).toBeInTheDocument();
  });

  it('leaves the item in place on Esc, with the focus where it was', async () => {
    const { user, sent } = show([content()], DECEMBER);
    await user.click(await lift());
    await user.keyboard('{ArrowDown}{Escape}');
    expect(screen.queryByLabelText('New day')).not.toBeInTheDocument();
    expect(await lift()).toHaveFocus();
    expect(sent()).toEqual([]);
  });

  it('moves a deadline that would be too late, and keeps the time', async () => {
    const { sent } = show(
      [content({ scheduledDate: '2026-12-10T17:30:00.000Z', approvalDeadline: '2026-12-08T05:00:00.000Z' })],
      DECEMBER,
    );
    drag(await item(KILN), cell(/December 3$/));
    expect(await screen.findByText(/Approval is now due Thu, Dec 3/)).toBeInTheDocument();
    expect(sent()).toEqual([
      {
        scheduledDate: '2026-12-03T17:30:00.000Z',
        approvalDeadline: '2026-12-03T17:30:00.000Z',
        expectedStatus: 'draft',
        expectedDate: '2026-12-10T17:30:00.000Z',
      },
    ]);
  });

  it.each([
    ['submitted', 'Submitted', 'The owner is reviewing it. You can change it after the decision.'],
    ['published', 'Published', 'It’s already published.'],
  ] as const)('does not lift what is %s, and says why', async (status, label, why) => {
    const { user, sent } = show([content({ status })], DECEMBER);
    expect(drag(await item(KILN, label), cell(/December 17$/))).toBe(false);
    expect(await screen.findByText(why, { ignore: '[role=status]' })).toBeInTheDocument();
    for (const handle of screen.queryAllByRole('button', { name: `Move to another day: ${KILN}` }))
      await user.click(handle);
    expect(screen.queryByLabelText('New day')).not.toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('asks before it withdraws an approval', async () => {
    const { user, sent } = show([content({ status: 'approved' })], DECEMBER);
    drag(await item(KILN, 'Approved'), cell(/December 17$/));
    const question = within(await screen.findByRole('dialog', { name: /^Move “The kiln is lit” to .*December 17\?$/ }));
    expect(question.getByText(/If you move it, it needs approval again/)).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    expect(sent()).toEqual([]);
    drag(await item(KILN, 'Approved'), cell(/December 17$/));
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    expect(await dayOf(KILN)).toHaveTextContent(/^17$/);
    expect(await screen.findByText(/It’s a draft again/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
  });

  it('moves an item lifted during another move, once that is done', async () => {
    const first = Promise.withResolvers<object>();
    const rows = [content(), content({ title: 'Frost' })];
    const { user, sent } = show(rows, DECEMBER, (call, server) => {
      const response = keep(call, server);
      return call.path.includes('Frost') ? first.promise.then(() => response) : response;
    });
    drag(await item('Frost'), cell(/December 17$/));
    await user.click(await lift());
    await user.keyboard('{ArrowRight}{Enter}');
    expect(
      await screen.findByText('The previous move isn’t finished yet.', { ignore: '[role=status]' }),
    ).toBeInTheDocument();
    first.resolve({});
    expect(await screen.findByText('Moved to Thu, Dec 17')).toBeInTheDocument();
    await user.keyboard('{Enter}');
    expect(await dayOf(KILN)).toHaveTextContent(/^11$/);
    expect(sent()).toHaveLength(2);
  });

  it("continues from the item's current day after a question, whatever was lifted before", async () => {
    const { user } = show([content({ status: 'approved' }), content({ title: 'Frost' })], DECEMBER);
    await user.click(await lift('Frost'));
    await user.keyboard('{Escape}');
    drag(await item(KILN, 'Approved'), cell(/December 17$/));
    await user.click(await screen.findByRole('button', { name: 'Move' }));
    expect(await dayOf(KILN)).toHaveTextContent(/^17$/);
    expect(await item(KILN)).toHaveFocus();
  });

  it('shows the current state when someone else was first', async () => {
    show([content()], DECEMBER, (_, server) => {
      server.rows = [content({ status: 'submitted' })];
      return { status: 409, body: { status: 409, detail: 'This content is waiting for the owner.' } };
    });
    drag(await item(KILN), cell(/December 17$/));
    expect(await screen.findByText('This content is waiting for the owner.')).toBeInTheDocument();
    expect(await dayOf(KILN, 'Submitted')).toHaveTextContent(/^10$/);
  });
});
