import { screen, waitFor, within } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { CommentsDialog } from './comments-dialog';

const COMMENT = {
  id: 'c1',
  threadId: null,
  isMine: false,
  authorName: 'Ines',
  authorRole: 'manager',
  text: 'Why blue?',
};
const THREAD = { ...COMMENT, passage: 'Blue glass', createdAt: '2026-11-21T15:00:00.000Z', resolvedBy: null };
const REPLY = {
  ...THREAD,
  id: 'c2',
  threadId: 'c1',
  passage: null,
  isMine: true,
  authorName: 'The Owner',
  text: 'Why not',
};

function show(comments: readonly object[], status = 200) {
  const html = '<p>Blue glass needs patience.</p>';
  const calls = fakeServer(({ method, path }) =>
    path.endsWith('/content-preview')
      ? { body: { html, pages: { article: `<main>${html}</main>` }, findings: [] } }
      : method === 'GET'
        ? {
            body: {
              title: 'Glass',
              contentType: 'blog_post',
              html,
              fields: [],
              comments,
              people: ['Ines', 'The Owner'],
            },
          }
        : { status, body: status === 200 ? {} : { status, detail: 'Someone has replied.' } },
  );
  const opened = renderScreen(<CommentsDialog role="admin" itemId="7" open onClose={() => undefined} />);
  return { calls, ...opened };
}

beforeEach(() => {
  sessionStorage.clear();
});

it('shows threads with their replies, marks their passages, and offers to delete only one’s own last word', async () => {
  show([THREAD, REPLY]);
  const thread = await screen.findByRole('article', { name: 'Thread 1' });
  expect(thread).toHaveTextContent('1 “Blue glass”');
  expect(thread).toHaveTextContent(/Ines.*Why blue\?.*The Owner.*Why not/);
  expect(within(thread).getAllByRole('button', { name: /^Delete your comment/ })).toHaveLength(1);
  const frame = await screen.findByTitle('Preview of Glass');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame).toHaveAttribute('srcdoc', expect.stringContaining('<main><p>Blue glass needs patience.</p></main>'));
});

it('sends a comment on a passage, and keeps it typed when it fails', async () => {
  const { calls, user } = show([], 500);
  await user.click(await screen.findByRole('button', { name: 'Comment' }));
  expect(await screen.findByText('Enter a comment.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('New comment'), 'Lovely');
  await user.click(screen.getByLabelText('About'));
  await user.click(await screen.findByText('“Blue glass needs patience.”'));
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  expect(await screen.findByText('Couldn’t add the comment')).toBeInTheDocument();
  expect(calls.find(({ path, method }) => method === 'POST' && path.endsWith('/comments'))).toMatchObject({
    path: '/api/approval-items/7/comments',
    body: { text: 'Lovely', passage: 'Blue glass needs patience.', threadId: null },
  });
  expect(screen.getByLabelText('New comment')).toHaveValue('Lovely');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Comment' })).toBeEnabled());
  await user.click(screen.getByRole('button', { name: 'Comment' }));
  const keys = () =>
    calls
      .filter(({ path }) => path.endsWith('/comments'))
      .flatMap(({ headers }) => headers.get('Idempotency-Key') ?? []);
  await waitFor(() => expect(keys().length).toBeGreaterThan(1));
  expect(new Set(keys()).size).toBe(1);
});

it('replies to a thread', async () => {
  const { calls, user } = show([THREAD]);
  await user.click(await screen.findByRole('button', { name: 'Reply' }));
  await user.type(screen.getByLabelText('Your reply'), 'It is the sea');
  await user.click(screen.getByRole('button', { name: 'Reply' }));
  await waitFor(() => {
    expect(screen.queryByLabelText('Your reply')).not.toBeInTheDocument();
  });
  expect(calls.find(({ path, method }) => method === 'POST' && path.endsWith('/comments'))?.body).toEqual({
    text: 'It is the sea',
    passage: null,
    threadId: 'c1',
  });
});

it('resolves a thread, and reopens a resolved one', async () => {
  const { calls, user } = show([THREAD, { ...THREAD, id: 'c3', resolvedBy: 'Ines' }]);
  const [open, resolved] = await screen.findAllByRole('article');
  await user.click(within(open as HTMLElement).getByRole('button', { name: 'Resolve' }));
  expect(resolved).toHaveTextContent('Resolved by Ines');
  expect(within(resolved as HTMLElement).queryByRole('button', { name: 'Reply' })).not.toBeInTheDocument();
  await user.click(within(resolved as HTMLElement).getByRole('button', { name: 'Reopen' }));
  await waitFor(() => {
    expect(calls.filter(({ method }) => method === 'PATCH').map(({ path, body }) => [path, body])).toEqual([
      ['/api/approval-items/7/comments/c1', { isResolved: true }],
      ['/api/approval-items/7/comments/c3', { isResolved: false }],
    ]);
  });
});
