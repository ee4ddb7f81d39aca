import { screen, waitFor, within } from '@testing-library/react';
import type { ScheduledContent } from '@/entities/scheduled-content';
import { addDays, restaurantNow } from '@/entities/restaurant';
import { choicesOf, choose, chosenIn, fakeServer, renderScreen } from '@/shared/testing';
import { ContentSchedule } from './content-schedule';

const { date: today } = restaurantNow();
const noon = (date: string) => `${date}T17:00:00.000Z`;

const content = (changes: Partial<ScheduledContent>): ScheduledContent => ({
  id: changes.title ?? '1',
  title: 'The kiln is lit',
  contentType: 'blog_post',
  content: '<p>Blue</p>',
  scheduledDate: noon(today),
  approvalDeadline: noon(addDays(today, 2)),
  priority: 'medium',
  tags: ['kiln'],
  notes: null,
  status: 'draft',
  adminComments: null,
  createdBy: 'Site Manager',
  createdAt: noon(today),
  updatedAt: noon(today),
  ...changes,
});

const PREVIEW = {
  html: '<p>Safe</p>',
  pages: { article: '<script>x</script>The article', list: '<head></head>The card' },
  findings: [{ named: '$3', message: 'The text names $3 for Coffee, and the menu says $4.50.' }],
};

function show(contents: ScheduledContent[], at = '/manager/dashboard') {
  const calls = fakeServer(({ method, path }) => {
    if (path.endsWith('/summary')) return { body: { total: 7, needsApproval: 1, drafts: 2, published: 3 } };
    if (path.endsWith('/content-preview')) return { body: PREVIEW };
    return method === 'GET' ? { body: contents } : { status: 201, body: {} };
  });
  return { calls, ...renderScreen(<ContentSchedule />, { at }) };
}
const card = (name: string) => screen.findByRole('article', { name });
const sent = (calls: ReturnType<typeof fakeServer>) =>
  calls.filter(({ method, path }) => method !== 'GET' && !path.endsWith('/content-preview'));

beforeEach(() => {
  sessionStorage.clear();
});

it('lists what needs the manager first, and lets only drafts be submitted', async () => {
  show([
    content({ title: 'Out', status: 'published' }),
    content({ title: 'Late', approvalDeadline: noon(addDays(today, -2)) }),
    content({ title: 'Early' }),
    content({ title: 'Waiting', status: 'submitted' }),
    content({ title: 'Fine', status: 'approved' }),
    content({ title: 'No', status: 'rejected' }),
  ]);
  expect(within(await card('Late')).getByText('Needs approval')).toHaveAttribute('data-tone', 'urgent');
  await card('Out'); // The last of them is rendered after the first.
  const titles = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Late', 'Early', 'No', 'Waiting', 'Fine', 'Out']);
  for (const title of titles) {
    const has = (name: string) => within(screen.getByRole('article', { name: title })).queryByRole('button', { name });
    expect(has('Submit for Approval') !== null).toBe(['Late', 'Early'].includes(title));
    expect(has('Edit') !== null).toBe(!['Waiting', 'Out'].includes(title));
    expect(has('Delete')).toBeInTheDocument();
  }
});

it('cuts the preview at 200 characters and shows markup as words', async () => {
  show([content({ content: `<p>${'a'.repeat(150)}</p><p onclick="x()">${'b'.repeat(150)}</p>` })]);
  expect(await screen.findByText(`${'a'.repeat(150)} ${'b'.repeat(49)}...`)).toBeInTheDocument();
});

it('shows a published story block by block, and links to it', async () => {
  const story = content({ id: '7', status: 'published', content: '<h2>The kiln</h2><p>Blue.</p><p>Hot.</p>' });
  const { user } = show([story, content({ title: 'Post', contentType: 'social_media', status: 'published' })]);
  expect(within(await card('Post')).queryByRole('link')).not.toBeInTheDocument();
  const live = within(await card(story.title)).getByRole('link', { name: 'View on website' });
  expect(live).toHaveAttribute('href', '/blog/7');
  await user.click(within(await card(story.title)).getByRole('button', { name: 'View' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByRole('heading', { name: 'The kiln' })).toBeInTheDocument();
  expect(dialog.getAllByText(/^(Blue|Hot)\.$/)).toHaveLength(2);
  expect(dialog.getByRole('link', { name: 'View on website' })).toHaveAttribute('href', '/blog/7');
});

it('submits a draft with the facts that the owner needs', async () => {
  const { user, calls } = show([content({ id: '7' })]);
  await user.click(await screen.findByRole('button', { name: 'Submit for Approval' }));
  expect(await screen.findByText('Sent for approval')).toBeInTheDocument();
  const [{ path, body } = { path: '', body: {} }] = sent(calls);
  expect(path).toBe('/api/approval-items');
  expect(body).toMatchObject({ title: 'The kiln is lit', contentType: 'blog_post', scheduledContentId: '7' });
  const { contentData } = body as { contentData: string };
  expect(Object.keys(JSON.parse(contentData) as object)).toEqual([
    'content',
    'scheduledDate',
    'priority',
    'tags',
    'notes',
  ]);
});

it('schedules content, and names missing fields', async () => {
  const { user, calls } = show([]);
  expect(await screen.findByText('No scheduled content yet')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Schedule Content' }));
  const form = within(await screen.findByRole('dialog'));
  await user.click(form.getByRole('button', { name: 'Schedule Content' }));
  for (const sentence of ['Enter a title.', 'Choose a content type.', 'Enter the content.'])
    expect(await form.findByText(sentence)).toBeInTheDocument();
  expect(form.getAllByText('Choose a date.')).toHaveLength(2);
  expect(chosenIn(form.getByLabelText('Priority'))).toBe('Medium');
  expect(await choicesOf(user, form.getByLabelText('Content type'))).toEqual([
    'Blog post',
    'Social media',
    'Menu update',
    'Promotion',
    'Event',
  ]);

  await user.type(form.getByLabelText('Title'), 'Music');
  await choose(user, form.getByLabelText('Content type'), 'Event');
  await user.click(form.getByRole('radio', { name: 'Text or HTML' }));
  await user.type(form.getByLabelText('Content'), 'A guitar');
  await user.type(form.getByLabelText('Scheduled date'), '2026-12-24');
  await user.type(form.getByLabelText('Approval deadline'), '2026-12-25');
  expect(await form.findByText('Choose a deadline on or before the scheduled date.')).toBeInTheDocument();
  await user.clear(form.getByLabelText('Approval deadline'));
  await user.type(form.getByLabelText('Approval deadline'), '2026-12-20');
  await user.type(form.getByLabelText('Tags (optional)'), 'music, arch');
  await user.click(form.getByRole('button', { name: 'Schedule Content' }));
  expect(await screen.findByText('Content scheduled successfully!')).toBeInTheDocument();
  expect(screen.getByText(/^Saved as a draft/)).toBeInTheDocument();
  expect(sent(calls).at(-1)).toMatchObject({
    path: '/api/manager/scheduled-content',
    body: {
      title: 'Music',
      contentType: 'event',
      content: 'A guitar',
      scheduledDate: '2026-12-24',
      approvalDeadline: '2026-12-20',
      priority: 'medium',
      tags: ['music', 'arch'],
    },
  });
});

it('keeps typing in an empty form across Esc, a reload and reopening', async () => {
  const { user, unmount } = show([]);
  const open = async () => {
    await user.click(await screen.findByRole('button', { name: 'Schedule Content' }));
    return within(await screen.findByRole('dialog'));
  };
  const form = await open();
  await user.type(form.getByLabelText('Title'), 'Music');
  await user.click(form.getByRole('radio', { name: 'Text or HTML' }));
  await user.type(form.getByLabelText('Content'), 'A guitar');
  await user.type(form.getByLabelText('Scheduled date'), '2026-12-24');
  await user.type(form.getByLabelText('Tags (optional)'), 'music');
  await user.keyboard('{Escape}');
  unmount();

  show([]);
  const again = await open();
  expect(again.getByLabelText('Title')).toHaveValue('Music');
  expect(again.getByLabelText('Content')).toHaveTextContent('A guitar');
  expect(again.getByLabelText('Scheduled date')).toHaveValue('2026-12-24');
  expect(again.getByLabelText('Tags (optional)')).toHaveValue('music');
});

it.each([
  ['blog_post', ['Blog post', 'Social media', 'Newsletter', 'Menu update', 'Promotion']],
  ['event', ['Blog post', 'Social media', 'Newsletter', 'Menu update', 'Promotion', 'Event']],
] as const)('offers to edit %s among its types', async (contentType, choices) => {
  const { user } = show([content({ contentType })]);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const field = within(await screen.findByRole('dialog')).getByLabelText('Content type');
  expect(await choicesOf(user, field)).toEqual(choices);
});

it('previews content as the website will show it', async () => {
  const { user, calls } = show([content({ content: 'Plain words' })]);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const article = await screen.findByTitle('Preview of the article');
  expect(article).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(article).toHaveAttribute('srcdoc', expect.stringMatching(/^(?!.*<script).*The article/));
  await user.click(screen.getByRole('radio', { name: 'Card on the blog' }));
  const list = screen.getByTitle('Preview of its card on the blog');
  expect(list).toHaveAttribute('srcdoc', expect.stringContaining('The card'));
  expect(calls.find(({ path }) => path.endsWith('/content-preview'))?.body).toEqual({
    title: 'The kiln is lit',
    contentType: 'blog_post',
    content: 'Plain words',
    scheduledDate: today,
  });
});

it('marks wrong statements while typing, and still saves', async () => {
  const { user, calls } = show([content({ content: 'A coffee for $3', approvalDeadline: noon(today) })]);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByText('The text names $3 for Coffee, and the menu says $4.50.')).toBeInTheDocument();
  await user.type(screen.getByLabelText('Title'), '!');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => {
    expect(sent(calls)).toMatchObject([{ method: 'PATCH', body: { title: 'The kiln is lit!' } }]);
  });
});

it('previews content that is not on the website as the owner sees it', async () => {
  const { user } = show([content({ contentType: 'social_media' })]);
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(await screen.findByText(/^Social media: not shown on the website/)).toBeInTheDocument();
  expect(await screen.findByTitle('Preview of the content')).toHaveAttribute(
    'srcdoc',
    expect.stringContaining('<p>Safe</p>'),
  );
});

it('shows the month that the URL names, in colors with a legend', async () => {
  const { calls } = show(
    [content({ title: 'Out', status: 'published', scheduledDate: '2026-12-24T05:00:00.000Z' })],
    '/manager/dashboard?tab=content&show=calendar&month=2026-12',
  );
  expect(await screen.findByRole('heading', { name: 'December 2026' })).toBeInTheDocument();
  const item = await screen.findByRole('button', { name: 'Out (Published)' });
  expect(item).toHaveAttribute('data-tone', 'good');
  expect(item.closest('td')).toHaveTextContent(/^24/);
  expect(within(screen.getByRole('list', { name: 'Colors' })).getAllByRole('listitem')).toHaveLength(6);
  expect(calls.some(({ path }) => path.includes('from=2026-11-29') && path.includes('before=2027-01-03'))).toBe(true);
});

it('makes a campaign draft of a published story, with its beginning and a link', async () => {
  const { user, calls } = show([content({ id: 's1', status: 'published', content: '<p>Blue glass.</p>' })]);
  await user.click(await screen.findByRole('button', { name: 'Create Campaign' }));
  expect(await screen.findByText('Campaign draft created')).toBeInTheDocument();
  const posts = calls.filter(({ method, path }) => method === 'POST' && path.includes('/api/email-'));
  expect(posts.map(({ path, body }) => [path, body])).toEqual([
    [
      '/api/email-templates',
      expect.objectContaining({
        subject: 'The kiln is lit',
        blocks: [
          { type: 'heading', text: 'The kiln is lit' },
          { type: 'text', text: 'Blue glass.' },
          { type: 'button', label: 'Read the story', url: `${location.origin}/blog/s1` },
        ],
      }),
    ],
    ['/api/email-campaigns', expect.objectContaining({ recipientCriteria: { type: 'all_opted_in' } })],
  ]);
});
