import type { Page } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { aMonday } from './support/days';
import { mailTo } from './support/mailbox';
import { signIn } from './support/sign-in';
import { expect, expectReadableColors, test } from './support/test';

const FOLDER = path.join(import.meta.dirname, 'mail-templates');
const FILES = readdirSync(FOLDER);
const EXAMPLE: Record<string, string> = { firstName: 'Ana', totalVisits: '3' };

interface Seen {
  text: string;
  color: string;
  background: string;
  size: string;
  /** For links: the styles that make one a button. */
  button: string | null;
  box: { left: number; right: number; top: number; bottom: number };
}

/** Every visible text in order, with its computed styles. */
const seenIn = (page: Page, part: string) =>
  page.evaluate((selector): Seen[] => {
    const root = document.querySelector(selector) ?? document.body;
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const found: Seen[] = [];
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const text = (node.nodeValue ?? '').replaceAll(/[\s\u200C\u00A0]+/g, ' ').trim();
      const element = node.parentElement;
      if (!text || !element || element.closest('style,title,script')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, top, bottom } = range.getBoundingClientRect();
      let isHidden = right - left < 1 || bottom - top < 1;
      let background = '';
      for (let above: Element | null = element; above; above = above.parentElement) {
        const { opacity, visibility, overflow, maxHeight, backgroundColor } = getComputedStyle(above);
        if (opacity === '0' || visibility === 'hidden' || (overflow === 'hidden' && maxHeight === '0px'))
          isHidden = true;
        // Around an email without a background the page is white; ours has its own color.
        if (!background && root.contains(above) && backgroundColor !== 'rgba(0, 0, 0, 0)') background = backgroundColor;
      }
      if (isHidden) continue;
      const { color, fontSize } = getComputedStyle(element);
      const link = element.closest('a');
      const looks = link && getComputedStyle(link);
      const button =
        looks &&
        [
          looks.backgroundColor,
          looks.color,
          looks.padding,
          looks.textDecorationLine,
          looks.display,
          looks.borderTopWidth,
          looks.borderTopColor,
          looks.borderRadius,
        ].join(' ');
      found.push({ text, color, background, size: fontSize, button, box: { left, right, top, bottom } });
    }
    return found;
  }, part);

/** Which texts are next to each other. */
function besides(seen: readonly Seen[]): string[] {
  return seen.flatMap((one, place) =>
    seen
      .slice(place + 1)
      .filter(({ box }) => one.box.right <= box.left + 1 && one.box.top < box.bottom && box.top < one.box.bottom)
      .map(({ text }) => `${one.text} | ${text}`),
  );
}

/** As its author sees it, with our text color where it sets none. */
const filledIn = (html: string) =>
  html
    .replace('<head>', '<head><style>html{color:#1b1713}</style>')
    .replaceAll(/\{\{([^{}|]*)(?:\|[^{}]*)?\}\}/g, (_, name: string) => EXAMPLE[name] ?? '');

test('templates of common tools keep columns, buttons, hidden lines, phone layout and dark colors', async ({
  page,
  browser,
}) => {
  await signIn(page, 'manager', { at: '/robots.txt' });
  const viewer = await (await browser.newContext()).newPage();
  await viewer.route(/^https?:/, (route) => route.fulfill({ body: '' }));
  expect(FILES.length).toBeGreaterThanOrEqual(20);
  for (const file of FILES) {
    const written = readFileSync(path.join(FOLDER, file), 'utf8');
    const data = { subject: 'Try', htmlContent: written, textContent: '' };
    const answer = await page.request.post('/api/email-templates/preview', { data });
    expect(answer.status(), file).toBe(200);
    const { html } = (await answer.json()) as { html: string };
    for (const width of [700, 390]) {
      for (const colorScheme of ['light', 'dark'] as const) {
        await viewer.setViewportSize({ width, height: 900 });
        await viewer.emulateMedia({ colorScheme });
        const where = `${file}, ${String(width)} px, ${colorScheme}`;
        const look = async (shown: string, part: string) => {
          await viewer.setContent(shown);
          return seenIn(viewer, part);
        };
        const before = await look(filledIn(written), 'body');
        const after = await look(html, '.letter');
        expect(after.length, where).toBeGreaterThan(0);
        const looks = (seen: readonly Seen[]) =>
          seen.map(({ text, color, background, size, button }) => ({ text, color, background, size, button }));
        expect(looks(after), where).toEqual(looks(before));
        expect(besides(after), where).toEqual(besides(before));
      }
    }
  }
});

test('emails of the restaurant and its first templates can be read in dark mode', async ({ page, browser }) => {
  const guest = `${randomUUID()}@guests.example`;
  const data = {
    customerName: 'Ana',
    customerEmail: guest,
    customerPhone: '(904) 555-0142',
    preferredDate: aMonday(6),
    preferredTime: '12:30 PM',
    partySize: '2',
    specialRequests: 'By the fountain',
  };
  expect((await page.request.post('/api/reservations', { data })).status()).toBe(201);
  await signIn(page, 'manager', { at: '/robots.txt' });
  const items = (await (await page.request.get('/api/email-templates?limit=50')).json()) as { id: string }[];
  const mails = [(await mailTo(guest, /./)).html ?? ''];
  for (const { id } of items) {
    const template = await page.request.get(`/api/email-templates/${id}`);
    const { subject, htmlContent } = (await template.json()) as { subject: string; htmlContent: string };
    const written = { data: { subject, htmlContent, textContent: '' } };
    const answer = await page.request.post('/api/email-templates/preview', written);
    mails.push(((await answer.json()) as { html: string }).html);
  }
  expect(mails.length).toBeGreaterThan(5);
  const viewer = await (await browser.newContext({ colorScheme: 'dark' })).newPage();
  await viewer.route(/^https?:/, (route) => route.fulfill({ body: '' }));
  for (const mail of mails) {
    await viewer.setContent(mail);
    await expectReadableColors(viewer);
  }
});
