import { screen, waitFor, within } from '@testing-library/react';
import { restaurant, setRestaurant } from '@/entities/restaurant';
import { siteContent } from '@/entities/site-content';
import { fakeServer, fill, renderScreen } from '@/shared/testing';
import { SiteContentEditor } from './site-content-editor';

const LATEST = {
  number: 3,
  restored: null,
  createdBy: 'Sam Manager',
  approvedBy: 'The Owner',
  createdAt: '2026-11-23T10:00:00.000Z',
};
const sheetOf = (latest: typeof LATEST | null) => ({
  content: siteContent(),
  latest,
  needsApproval: false,
  proposals: [] as object[],
});
const proposalOf = (status: string) => ({
  id: status,
  status,
  changes: ['Welcome: “Mine.”'],
  basedOn: 3,
  createdBy: 'Sam Manager',
  content: { ...siteContent(), welcome: 'Mine.' },
  createdAt: '2026-11-23T11:00:00.000Z',
});

let preview: object;
beforeEach(() => {
  preview = { body: { page: null } };
});

afterEach(() => {
  setRestaurant(null);
});

async function open(sheet: object, publish: () => object = () => ({ body: sheetOf(LATEST) })) {
  let shown = sheet;
  const calls = fakeServer(({ method, path }) => {
    if (path.endsWith('-preview')) return preview;
    if (path.endsWith('/versions')) return { body: [LATEST, { ...LATEST, number: 0 }] };
    if (method === 'GET') return { body: shown };
    const answer = publish();
    shown = 'body' in answer && method === 'PUT' && !('status' in answer) ? (answer.body as object) : sheetOf(LATEST);
    return answer;
  });
  const screenOf = renderScreen(<SiteContentEditor role="admin" />, { at: '/admin/website' });
  await screen.findByLabelText('Announcement');
  return { calls, ...screenOf };
}

it('says whose version is on the website, and who approved it', async () => {
  await open(sheetOf(LATEST));
  expect(screen.getByText(/^On the website: version 3 by Sam Manager, approved by The Owner, .*M\.$/)).toBeVisible();
});

it('publishes an announcement and a moved piece after a preview, with everything else as it was', async () => {
  const { calls, user } = await open(sheetOf(null));
  await fill(user, screen.getByLabelText('Announcement'), 'Closed on Monday.');
  await user.click(screen.getByRole('button', { name: 'Merchandise' }));
  await user.click(await screen.findByRole('button', { name: 'Sun Ornament' }));
  await user.click(screen.getByRole('button', { name: 'Move Sun Ornament down' }));
  await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
  const preview = await screen.findByRole('dialog', { name: 'Preview' });
  const publish = within(preview).getByRole('button', { name: 'Publish' });
  await waitFor(() => {
    expect(publish).toBeEnabled();
  });
  await user.click(publish);
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')).toBeDefined();
  });
  const { announcement, merchandise, ...others } = siteContent();
  const [first, second, ...rest] = merchandise.map(({ picture, title, price, description }) => ({
    picture,
    title,
    price,
    description,
  }));
  expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
    path: '/api/manager/site-content',
    body: {
      ...others,
      announcement: { ...announcement, text: 'Closed on Monday.' },
      merchandise: [second, first, ...rest],
      seen: 0,
    },
  });
});

it('empties the shelf, the reviews and the recommendation', async () => {
  const { calls, user } = await open(sheetOf(LATEST));
  await user.click(screen.getByRole('button', { name: 'Merchandise' }));
  await user.click(await screen.findByRole('button', { name: 'Remove all pieces' }));
  expect(await screen.findByText('The website leaves this section out. Add a piece to show it.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Reviews' }));
  await user.click(await screen.findByRole('button', { name: 'Remove all reviews' }));
  for (const field of ['Guests who recommend you (%, optional)', 'Based on this many reviews', 'On'])
    await user.clear(screen.getByLabelText(field));
  await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
  const publish = within(await screen.findByRole('dialog', { name: 'Preview' })).getByRole('button', {
    name: 'Publish',
  });
  await waitFor(() => {
    expect(publish).toBeEnabled();
  });
  await user.click(publish);
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      body: { merchandise: [], reviews: [], recommendation: { percent: 0, reviews: 0, platform: '' } },
    });
  });
});

it('says that the website shows the original texts', async () => {
  await open(sheetOf(null));
  expect(screen.getByText(/^The website shows the original texts/)).toBeVisible();
});

it('publishes none of the sample texts for another restaurant, only what it has written itself', async () => {
  setRestaurant({ ...restaurant, ...restaurant.address, name: 'Osteria Brenta', region: 'GA' });
  const { calls, user } = await open(sheetOf(null));
  expect(screen.getByText(/^The website leaves out the sample texts/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Welcome and story' }));
  await user.type(await screen.findByLabelText('Welcome, below the name'), 'Pasta by the river.');
  await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
  const preview = await screen.findByRole('dialog', { name: 'Preview' });
  const publish = within(preview).getByRole('button', { name: 'Publish' });
  await waitFor(() => {
    expect(publish).toBeEnabled();
  });
  await user.click(publish);
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      body: {
        welcome: 'Pasta by the river.',
        story: { paragraphs: ['{hours}'], owner: '', award: '' },
        merchandise: [],
        reviews: [],
        recommendation: { reviews: 0 },
      },
    });
  });
});

it('stays with the typing when someone else has published, until the person decides', async () => {
  const before = await open(sheetOf(null));
  await before.user.type(screen.getByLabelText('Announcement'), 'Mine.');
  before.unmount();
  const { user } = await open(sheetOf(LATEST));
  expect(screen.getByLabelText('Announcement')).toHaveValue('Mine.');
  expect(screen.getByText(/^Sam Manager published changes while you were editing/)).toBeVisible();
  const bar = within(screen.getByRole('region', { name: 'Unpublished changes' }));
  expect(bar.queryByRole('button', { name: 'Preview and publish' })).toBeNull();
  await user.click(bar.getByRole('button', { name: 'Keep mine' }));
  expect(screen.getByRole('button', { name: 'Preview and publish' })).toBeEnabled();
});

it('sends a site manager’s changes to the owner, and shows that they wait', async () => {
  const waiting = { ...sheetOf(LATEST), needsApproval: true };
  const { user } = await open(waiting, () => ({ body: { ...waiting, proposals: [proposalOf('pending')] } }));
  await user.type(screen.getByLabelText('Announcement'), 'Mine.');
  await user.click(screen.getByRole('button', { name: 'Preview and send' }));
  const send = within(await screen.findByRole('dialog', { name: 'Preview' })).getByRole('button', {
    name: 'Send to the owner',
  });
  await waitFor(() => {
    expect(send).toBeEnabled();
  });
  await user.click(send);
  expect(await screen.findByText(/^Waiting for the owner’s approval: Sam Manager/)).toBeVisible();
  expect(screen.getByText('Welcome: “Mine.”')).toBeVisible();
});

it('lets a returned change be edited again', async () => {
  const { user } = await open({ ...sheetOf(LATEST), needsApproval: true, proposals: [proposalOf('returned')] });
  expect(screen.getByText(/^The owner asks for a revision/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Edit again' }));
  await user.click(screen.getByRole('button', { name: 'Welcome and story' }));
  expect(await screen.findByLabelText('Welcome, below the name')).toHaveValue('Mine.');
  expect(screen.getByRole('button', { name: 'Preview and send' })).toBeEnabled();
});

it('closes the preview when someone else was faster, and shows who', async () => {
  const { user } = await open(sheetOf(null), () => ({ status: 409, body: { status: 409, detail: 'Someone else …' } }));
  await user.type(screen.getByLabelText('Announcement'), 'Mine.');
  await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
  const publish = within(await screen.findByRole('dialog', { name: 'Preview' })).getByRole('button', {
    name: 'Publish',
  });
  await waitFor(() => {
    expect(publish).toBeEnabled();
  });
  await user.click(publish);
  expect(await screen.findByText(/^Sam Manager published changes while you were editing/)).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole('dialog', { name: 'Preview' })).toBeNull();
  });
  expect(screen.getByLabelText('Announcement')).toHaveValue('Mine.');
});

it('asks before it goes back to an earlier version', async () => {
  const { calls, user } = await open(sheetOf(LATEST));
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  await user.click(await screen.findByRole('button', { name: 'Go back to version 0' }));
  const question = await screen.findByRole('dialog', { name: 'Go back to version 0?' });
  await user.click(within(question).getByRole('button', { name: 'Go back' }));
  await waitFor(() => {
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/api/manager/site-content/versions/0/restoration',
      body: { seen: 3 },
    });
  });
});

it('says that an announcement whose last day has passed is not shown', async () => {
  const { user } = await open(sheetOf(null));
  await fill(user, screen.getByLabelText('Last day (optional)'), '2020-01-31');
  expect(await screen.findByText(/^This day has passed/)).toBeVisible();
});

it('lists what is wrong in a folded section instead of a preview', async () => {
  const { user } = await open(sheetOf(null));
  await user.click(screen.getByRole('button', { name: 'Welcome and story' }));
  await user.clear(await screen.findByLabelText('Welcome, below the name'));
  await user.click(screen.getByRole('button', { name: 'Welcome and story' }));
  preview = { status: 400, body: { status: 400, errors: [{ field: 'welcome', message: 'Enter the welcome.' }] } };
  await user.click(screen.getByRole('button', { name: 'Preview and publish' }));
  const dialog = await screen.findByRole('dialog', { name: 'Preview' });
  expect(await within(dialog).findByText('Enter the welcome.')).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Publish' })).toBeDisabled();
});
