import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { choose } from './support/choose';
import { inDatabase } from './support/database';
import { addDays } from './support/days';
import { mailTo } from './support/mailbox';
import { acting } from './support/feature-settings';
import { PASSWORD, signIn } from './support/sign-in';
import { PHONE } from './support/sizes';
import { expect, expectAccessible, test } from './support/test';
import { PAYLOADS } from './support/xss-payloads';

const OWNER = { email: 'owner@bistro.example', password: PASSWORD };
const aTitle = (about: string) => `${about} ${randomUUID().slice(0, 6)}`;
const exactText = (page: Page, text: string) => page.getByText(text, { exact: true });
const item = (page: Page, name: string) => page.getByRole('article', { name });
const button = (page: Page, title: string, name: string) =>
  item(page, title).getByRole('button', { name, exact: true });

/** YYYY-MM-DD in the restaurant's time zone, so many days from now. */
const day = (days: number) =>
  addDays(new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' }).format(Date.now()), days);

const CONTENT = `<p>The orange blossom is out, for one week, and the tables stand closer to the trees than usual.</p>
<p>Come.</p><p>Sit.</p><p>Stay.</p><script>alert(1)</script>`;

async function write(page: Page, title: string, scheduledDate: string) {
  await page.getByRole('button', { name: 'Schedule Content' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Title').fill(title);
  await choose(form.getByLabel('Content type'), 'Blog post');
  await form.getByText('Text or HTML', { exact: true }).click();
  await form.getByLabel('Content', { exact: true }).fill(CONTENT);
  await form.getByLabel('Scheduled date').fill(scheduledDate);
  await form.getByLabel('Approval deadline').fill(scheduledDate);
  await form.getByRole('button', { name: 'Schedule Content' }).click();
  await expect(exactText(page, 'Content scheduled successfully!')).toBeVisible();
}

async function submitContent(page: Page, title: string) {
  await button(page, title, 'Submit for Approval').click();
  await expect(exactText(page, 'Sent for approval')).toBeVisible();
  await expect(item(page, title)).toContainText('Submitted');
}

/** As the owner, who is signed in in the same browser. */
async function approve({ request }: Page, title: string) {
  expect((await request.post('/api/admin/login', { data: OWNER })).status()).toBe(200);
  const pending = await request.get('/api/admin/approval-items/pending', { headers: acting });
  const items = (await pending.json()) as { id: string; title: string }[];
  const id = items.find((one) => one.title === title)?.id ?? '';
  const data = { status: 'approved' };
  expect((await request.patch(`/api/admin/approval-items/${id}`, { headers: acting, data })).status()).toBe(200);
}

async function openApprovals(page: Page) {
  await signIn(page, 'admin');
  await page.getByRole('tab', { name: /^Pending Approvals \(\d+\)$/ }).click();
}

test('the manager writes and submits, the owner approves, and at its date it is on the blog', async ({
  page,
  browser,
}) => {
  const title = aTitle('Orange blossom');
  await signIn(page, 'manager');
  await write(page, title, day(0));
  await expect(item(page, title)).toContainText('The orange blossom is out');
  await submitContent(page, title);

  const owner = await (await browser.newContext()).newPage();
  await openApprovals(owner);
  await expect(item(owner, title).getByText('Pending', { exact: true })).toBeVisible();
  const frame = owner.getByTitle(`Preview of ${title}`);
  await expect(frame.contentFrame().getByText('Stay.')).toBeVisible();
  // In the website's font, and no higher than its few lines.
  const loadedFonts = () => [...document.fonts].filter((font) => font.status === 'loaded').map((font) => font.family);
  const body = frame.contentFrame().locator('body');
  await expect.poll(() => body.evaluate(loadedFonts)).toContainEqual(expect.stringContaining('Nunito Sans'));
  await expect.poll(async () => (await frame.boundingBox())?.height).toBeLessThan(300);
  await item(owner, title).getByLabel('Comments').fill('Lovely, thank you.');
  await button(owner, title, 'Approve').click();
  await expect(exactText(owner, 'Approval item updated')).toBeVisible();
  await expect(item(owner, title)).toHaveCount(0);

  await expect.poll(async () => (await page.request.get('/blog')).text()).toContain(title);
  await expect(item(page, title)).toContainText('Published');
  await expect(button(page, title, 'Edit')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Submissions' }).click();
  await expect(item(page, title)).toContainText('Approved');
  await expect(item(page, title)).toContainText('Lovely, thank you.');
});

test('content is previewed as the website will show it, on a phone behind a button', async ({ page }) => {
  const title = aTitle('Kiln night');
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=content&dialog=new' });
  const form = page.getByRole('dialog', { name: 'Schedule Content' });
  await expect(form.getByRole('toolbar')).toBeVisible();
  await form.getByLabel('Title').fill(title);
  await choose(form.getByLabel('Content type'), 'Blog post');
  const text = form.getByRole('textbox', { name: 'Content', exact: true });
  await text.fill('The kiln burns until midnight.');
  await text.press('ControlOrMeta+a');
  await form.getByRole('button', { name: 'Bold' }).click();
  const article = form.getByTitle('Preview of the article').contentFrame();
  const expectArticle = async () => {
    await expect(article.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(article.locator('strong')).toHaveText('The kiln burns until midnight.');
  };
  await expectArticle();
  await form.getByText('Card on the blog', { exact: true }).click();
  const blog = form.getByTitle('Preview of its card on the blog').contentFrame();
  await expect(blog.getByRole('heading', { level: 2 }).first()).toHaveText(title);

  await page.setViewportSize(PHONE.viewport);
  await expect(form.getByRole('toolbar')).toBeVisible();
  await expectAccessible(page, '[role=dialog]');
  await form.getByText('Preview', { exact: true }).click();
  await form.getByText('Article', { exact: true }).click();
  await expectArticle();
  // Missing fields are shown, also when the preview is on screen.
  await form.getByRole('button', { name: 'Schedule Content' }).click();
  await expect(form.getByLabel('Scheduled date')).toBeFocused();
});

test('a wrong day or price is marked while writing and next to the approval, and blocks nothing', async ({
  page,
  browser,
}) => {
  const title = aTitle('Morning coffee');
  const price = 'The text names $3 for Coffee, and the menu says $4.50.';
  const sunday = 'The text names Sunday, and the restaurant is closed on Sundays.';
  await signIn(page, 'manager', { at: '/manager/dashboard?tab=content&dialog=new' });
  const form = page.getByRole('dialog', { name: 'Schedule Content' });
  await form.getByLabel('Title').fill(title);
  await choose(form.getByLabel('Content type'), 'Social media');
  const text = form.getByRole('textbox', { name: 'Content', exact: true });
  await text.fill('Soup on Sunday, and $3 for a coffee.');
  for (const message of [sunday, price]) await expect(form.getByRole('status')).toContainText(message);
  await expectAccessible(page, '[role=dialog]');
  await text.fill('Soup on Saturday, and $3 for a coffee.');
  await expect(form.getByRole('status')).not.toContainText(sunday);
  for (const label of ['Scheduled date', 'Approval deadline']) await form.getByLabel(label).fill(day(9));
  await form.getByRole('button', { name: 'Schedule Content' }).click();
  await submitContent(page, title);

  const owner = await (await browser.newContext()).newPage();
  await openApprovals(owner);
  await expect(item(owner, title)).toContainText(price);
  await expectAccessible(owner, '[role=article]');
  await button(owner, title, 'Approve').click();
  await expect(exactText(owner, 'Approval item updated')).toBeVisible();
  await expect(item(owner, title)).toHaveCount(0);
});

test('an edit withdraws an approval, and typing survives a reload', async ({ page }) => {
  const title = aTitle('Two stoppers');
  await signIn(page, 'manager');
  await write(page, title, day(9));
  await submitContent(page, title);
  await expect(button(page, title, 'Edit')).toHaveCount(0);
  await approve(page, title);

  await expect(item(page, title).getByText('Approved', { exact: true })).toBeVisible();
  await button(page, title, 'Edit').click();
  await expect(page.getByText(/If you change it, it needs approval again/)).toBeVisible();
  await page.getByRole('dialog').getByLabel('Notes').fill('Now with corks');
  await page.reload();
  await expect(page.getByRole('dialog').getByLabel('Notes')).toHaveValue('Now with corks');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await expect(exactText(page, 'Content updated')).toBeVisible();
  await expect(button(page, title, 'Submit for Approval')).toBeVisible();

  await button(page, title, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(exactText(page, 'Content deleted')).toBeVisible();
  await expect(item(page, title)).toHaveCount(0);
});

test('the calendar shows the month in colors with their legend, opens an item, and is an agenda on a phone', async ({
  page,
}) => {
  await signIn(page, 'manager');
  await expect(page.getByRole('tab', { name: 'Content Schedule' })).toHaveAttribute('aria-selected', 'true');
  for (const tile of ['Total Content', 'Needs Approval', 'Draft Items', 'Published'])
    await expect(page.getByRole('term').filter({ hasText: tile })).toBeVisible();
  await page.getByText('Calendar', { exact: true }).click();
  await expect(page).toHaveURL(/show=calendar/);
  for (const { size, tables } of [
    { size: page.viewportSize(), tables: 1 },
    { size: PHONE.viewport, tables: 0 },
  ]) {
    if (size) await page.setViewportSize(size);
    await expect(page.getByRole('table')).toHaveCount(tables);
    await expect(page.getByRole('list', { name: 'Colors' }).getByRole('listitem')).toHaveCount(6);
    // The sample post of today.
    const post = page.getByRole('button', { name: 'Three Orange Trees and One Fountain (Published)' });
    await expect(post).toHaveAttribute('data-tone', 'good');
    await post.click();
    await expect(page.getByRole('dialog')).toContainText('Guests ask us about the three orange trees');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page).toHaveURL(/month=\d{4}-\d{2}/);
});

test('a visitor’s submission is decided, reported to the visitor, listed in the history, and deleted', async ({
  page,
}) => {
  const title = aTitle('A heron');
  const address = `${randomUUID()}@kiln.example`;
  const submission = { title, contentType: 'image', contentData: 'no JSON', submittedBy: `Ines <${address}>` };
  expect((await page.request.post('/api/approval-items', { data: submission })).status()).toBe(201);

  await openApprovals(page);
  await expect(item(page, title)).toContainText('Content preview not available');
  await item(page, title).getByLabel('Comments').fill('More blue, please');
  await button(page, title, 'Request Revision').click();
  await expect(exactText(page, 'Approval item updated')).toBeVisible();
  expect((await mailTo(address, /Revision requested/)).text).toContain('More blue, please');

  await page.getByRole('tab', { name: /^History \(\d+\)$/ }).click();
  await page.getByRole('tab', { name: 'Approval History' }).click();
  await page.getByLabel('Find a submission by title or author').fill(title);
  await expect(page).toHaveURL(/search=/);
  await expect(item(page, title).getByText('Revision Requested', { exact: true })).toHaveAttribute('data-tone', 'info');
  await expect(item(page, title)).toContainText('Reviewed by The Owner');
  await button(page, title, 'History').click();
  await expect(page.getByRole('dialog')).toContainText('The Owner asked for a revision of this submission');
  await page.keyboard.press('Escape');
  await button(page, title, 'Delete').click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(exactText(page, 'Item deleted')).toBeVisible();
  await expect(item(page, title)).toHaveCount(0);
});

test('nothing of a hundred hostile submissions runs, in the previews, on the blog and in the schedule', async ({
  page,
}) => {
  expect(PAYLOADS).toHaveLength(100);
  const mark = randomUUID().slice(0, 8);
  const ran: string[] = [];
  page.on('dialog', (dialog) => {
    ran.push(dialog.message());
    void dialog.dismiss();
  });
  page.on('request', (request) => {
    if (request.url().includes('evil.example')) ran.push(request.url());
  });
  const rows = PAYLOADS.map((payload, index) => ({
    title: `${mark} ${String(index)} ${payload}`,
    data: index % 2 === 0 ? payload : JSON.stringify({ content: payload, notes: payload }),
  }));
  // Closes what would swallow the next payloads, so that all are in one page.
  const article = PAYLOADS.map((payload, index) => `<p>Number ${String(index)}.</p>${payload}${CLOSED}`).join('\n');
  const post = randomUUID();
  try {
    await inDatabase(
      `insert into approval_items (id, title, content_type, content_data, submitted_by, created_at)
       select gen_random_uuid(), row->>'title', 'other', row->>'data', row->>'title', '2020-01-01'
       from jsonb_array_elements($1::jsonb) row`,
      [JSON.stringify(rows)],
    );
    await inDatabase(
      `insert into scheduled_content (id, title, content_type, content, status, scheduled_date, approval_deadline, created_by)
       values ($1, $2, 'blog_post', $3, 'published', '2020-01-01', '2020-01-01', 'Site Manager')`,
      [
        post,
        `Hostile ${mark}`,
        `<p>${'A harmless first paragraph comes before all the others. '.repeat(2)}</p>${article}`,
      ],
    );
    await signIn(page, 'admin', { at: '/admin/dashboard?tab=approvals&older=7' });
    const items = page.getByRole('article').filter({ hasText: mark });
    await expect(items).toHaveCount(PAYLOADS.length);
    const previews = items.locator('iframe[sandbox="allow-same-origin"]');
    await expect(page.getByText('Loading preview...')).toHaveCount(0);
    const shown = await previews.evaluateAll((frames) => frames.map((frame) => frame.getAttribute('srcdoc') ?? ''));
    expect(shown.length).toBeGreaterThan(50);
    expect(await hostileParts(page, shown)).toEqual([]);
    expect(ran).toEqual([]);

    await page.goto(`/blog/hostile-${mark}-${post.slice(-8)}`);
    for (const index of PAYLOADS.keys())
      await expect(page.getByText(`Number ${String(index)}.`, { exact: true })).toBeVisible();
    const text = page.getByText('Number 0.', { exact: true }).locator('..');
    expect(await hostileParts(page, [await text.innerHTML()])).toEqual([]);
    expect(ran).toEqual([]);
    await signIn(page, 'manager');
    await expect(item(page, `Hostile ${mark}`)).toContainText('A harmless first paragraph');
    expect(ran).toEqual([]);
  } finally {
    await inDatabase('delete from approval_items where title like $1', [`${mark} %`]);
    await inDatabase('delete from scheduled_content where id = $1', [post]);
  }
});

/** Everything but text and the tags and attributes that an article needs, except the frame's own head. */
const hostileParts = (page: Page, documents: readonly string[]) =>
  page.evaluate((texts) => {
    const harmless =
      'html head body meta title style p h2 h3 h4 ul ol li blockquote strong em b i br hr a figure figcaption';
    const tags = harmless.split(' ');
    return texts.flatMap((text) => {
      const { body } = new DOMParser().parseFromString(text, 'text/html');
      return [...body.querySelectorAll('*')].flatMap((element) => {
        const attributes = element.getAttributeNames().filter((name) => !['href', 'rel'].includes(name));
        const leadsBadly = /^(?!https?:|mailto:|tel:|#)/.test(element.getAttribute('href') ?? 'https:');
        const isHostile = !tags.includes(element.localName) || attributes.length > 0 || leadsBadly;
        return isHostile ? [element.outerHTML] : [];
      });
    });
  }, documents);

const CLOSED = `-->"'></script></style></textarea></title></noscript></xmp></iframe></noembed></template></select></option></svg></math></object></form>`;
