import { screen, waitFor, within } from '@testing-library/react';
import type { ApprovalItem } from '@/entities/approval-item';
import { fakeServer, renderScreen } from '@/shared/testing';
import { ApprovalBoard } from './approval-board';
import { ApprovalHistory } from './approval-history';

const anItem = (changes: Partial<ApprovalItem> = {}): ApprovalItem => ({
  id: '1',
  title: 'A heron',
  contentType: 'blog_post',
  description: null,
  contentData: null,
  fileUrl: null,
  submittedBy: 'Ines',
  scheduledDate: null,
  scheduledContentId: null,
  submitterRole: null,
  submitterEmail: null,
  status: 'pending',
  adminComments: null,
  reviewedBy: null,
  reviewedAt: null,
  createdAt: '2026-11-21T15:00:00.000Z',
  ...changes,
});

interface Server {
  items: ApprovalItem[];
  preview?: object;
  /** Status of the response to a decision. */
  status?: number;
}

const serve = ({ items, preview = { fields: [], html: null, findings: [] }, status = 200 }: Server) =>
  fakeServer(({ method, path }) => {
    if (path.endsWith('/preview')) return { body: preview };
    if (path.includes('/trail')) return { body: [] };
    if (method === 'GET') return { body: items };
    return status === 200 ? { body: {} } : { status, body: { status, detail: 'This item is already rejected.' } };
  });

beforeEach(() => {
  sessionStorage.clear();
});

it('shows who submitted what and when, and a note if there is no preview', async () => {
  serve({ items: [anItem({ description: 'Nineteen pieces', fileUrl: 'https://pictures.example/h.jpg' })] });
  renderScreen(<ApprovalBoard />);
  const card = await screen.findByRole('article', { name: 'A heron' });
  expect(card).toHaveTextContent('Blog postby Ines, on the websitesubmitted Sat, Nov 21, 10:00 AM');
  expect(card).toHaveTextContent('Nineteen pieces');
  expect(within(card).getByRole('link')).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(await within(card).findByText('Content preview not available')).toBeInTheDocument();
});

it('shows content in a frame without scripts', async () => {
  const fields = [{ name: 'scheduledDate', text: '2026-12-24T05:00:00.000Z' }];
  serve({ items: [anItem()], preview: { html: '<p>Blue</p>', fields, findings: [] } });
  renderScreen(<ApprovalBoard />);
  const frame = await screen.findByTitle('Preview of A heron');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame).toHaveAttribute('srcdoc', expect.stringMatching(/default-src 'none'.*<p>Blue<\/p>/));
  // Styled like an article of the website.
  expect(frame).toHaveAttribute('srcdoc', expect.stringMatching(/max-width:680px.*font:19px\/1\.65/));
  expect(screen.getByText('Thu, Dec 24')).toBeInTheDocument();
});

it.each([
  ['2026-12-24', 'Thu, Dec 24'],
  ['2026-12-24T00:00:00.000Z', 'Thu, Dec 24'],
  ['2026-12-24T17:30:00.000Z', 'Thu, Dec 24, 12:30 PM'],
  ['2026-99-99', '2026-99-99'],
])('shows the scheduled date %s as %s', async (text, shown) => {
  const fields = [{ name: 'scheduledDate', text }];
  serve({ items: [anItem()], preview: { html: null, fields, findings: [] } });
  renderScreen(<ApprovalBoard />);
  expect(await screen.findByText(shown)).toBeInTheDocument();
});

it('marks wrong statements of a text next to the decision', async () => {
  const message = 'The text names Sunday, and the restaurant is closed on Sundays.';
  serve({ items: [anItem()], preview: { html: null, fields: [], findings: [{ named: 'Sunday', message }] } });
  renderScreen(<ApprovalBoard />);
  const card = await screen.findByRole('article', { name: 'A heron' });
  expect(await within(card).findByText(message)).toBeInTheDocument();
  expect(within(card).getByRole('button', { name: 'Approve' })).toBeEnabled();
});

it.each([
  ['Approve', 'approved'],
  ['Reject', 'rejected'],
  ['Request Revision', 'revision_requested'],
])('sends the decision of %s with the comments and takes the item away at once', async (name, status) => {
  const calls = serve({ items: [anItem()] });
  const { user } = renderScreen(<ApprovalBoard />);
  await user.type(await screen.findByLabelText('Comments'), ' More blue ');
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Approval item updated')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'PATCH')).toMatchObject({
    path: '/api/admin/approval-items/1',
    body: { status, adminComments: 'More blue' },
  });
  expect(sessionStorage).toHaveLength(0);
});

it.each([
  ['Reject', 'rejected'],
  ['Request Revision', 'revision_requested'],
])('asks for a comment before %s, and sends it without one when it is pressed again', async (name, status) => {
  const calls = serve({ items: [anItem()] });
  const { user } = renderScreen(<ApprovalBoard />);
  await user.click(await screen.findByRole('button', { name }));
  expect(screen.getByLabelText('Comments')).toHaveFocus();
  expect(screen.getByLabelText('Comments')).toHaveAccessibleDescription(
    `The author reads what you write here. Press “${name}” again to send it without a comment.`,
  );
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.click(screen.getByRole('button', { name }));
  expect(await screen.findByText('Approval item updated')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status, adminComments: '' });
});

it('asks again after another choice, and approves without a comment', async () => {
  const calls = serve({ items: [anItem()] });
  const { user } = renderScreen(<ApprovalBoard />);
  await user.click(await screen.findByRole('button', { name: 'Reject' }));
  await user.click(screen.getByRole('button', { name: 'Request Revision' }));
  expect(screen.getByLabelText('Comments')).toHaveAccessibleDescription(/“Request Revision”/);
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('Approval item updated')).toBeInTheDocument();
});

it('restores the item and the comments when the decision is refused, and shows why', async () => {
  serve({ items: [anItem()], status: 409 });
  const { user } = renderScreen(<ApprovalBoard />);
  await user.type(await screen.findByLabelText('Comments'), 'More blue');
  await user.click(screen.getByRole('button', { name: 'Approve' }));
  expect(await screen.findByText('This item is already rejected.')).toBeInTheDocument();
  expect(await screen.findByLabelText('Comments')).toHaveValue('More blue');
});

it('says when nothing is waiting', async () => {
  serve({ items: [] });
  renderScreen(<ApprovalBoard />);
  expect(await screen.findByText('Nothing is waiting for your approval.')).toBeInTheDocument();
});

it.each([
  ['approved', 'Approved', 'good'],
  ['rejected', 'Rejected', 'bad'],
  ['revision_requested', 'Revision Requested', 'info'],
  ['pending', 'Pending', 'waiting'],
] as const)('colours the badge of what is %s', async (status, label, tone) => {
  serve({ items: [anItem({ status, reviewedBy: 'The Owner', adminComments: 'As I said' })] });
  renderScreen(<ApprovalHistory />);
  expect(await screen.findByText(label)).toHaveAttribute('data-tone', tone);
  expect(screen.getByText('As I said')).toBeInTheDocument();
});

it('asks before it deletes', async () => {
  const calls = serve({ items: [anItem({ status: 'approved' })] });
  const { user } = renderScreen(<ApprovalHistory />);
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('dialog');
  expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Item deleted')).toBeInTheDocument();
  await waitFor(() => {
    expect(calls.some(({ method, path }) => method === 'DELETE' && path.endsWith('/1'))).toBe(true);
  });
});

it('is reviewed in a dialog opened by the URL, which closes with the decision', async () => {
  const calls = serve({ items: [anItem()] });
  const { user } = renderScreen(<ApprovalBoard />, { at: '/admin/dashboard?open=1&dialog=review' });
  const dialog = await screen.findByRole('dialog', { name: 'A heron' });
  await user.click(await within(dialog).findByRole('button', { name: 'Approve' }));
  await waitFor(() => {
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
  expect(calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ status: 'approved', adminComments: '' });
});
