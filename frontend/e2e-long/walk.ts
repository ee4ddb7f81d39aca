/** Visits every page a role can reach, types into every field, opens every dialog, and reports what breaks. */
import type { Locator, Page, Request } from '@playwright/test';
import { addDays, aMonday } from '../e2e/support/days';
import type { Role } from '../e2e/support/sign-in';
import { expect, openHydrated, test } from '../e2e/support/test';
import { ALLOWED } from './allowed';

export type Visitor = Role | 'guest';

/** Buttons that send, decide, delete, download or leave. The walk only looks and types. */
const LEFT_ALONE =
  /^(?:(?:de)?activate|approve|archive|call|cancel|close the courtyard|confirm|create|customer arrived|decline|delete|download|duplicate|end|export|home|load again|log ?out|move|no-show|post|print|publish|reject|remove|reopen|revoke|rotate|save|send|sign (?:in|out)|submit|switch|turn|undo|upload|view website|withdraw)/i;

const ANY_TEXT = 'Typed by a test';

/** What to type, by type of field; other types (passwords, files, checkboxes) are skipped. */
const TEXTS: Record<string, string> = {
  text: ANY_TEXT,
  textarea: ANY_TEXT,
  search: 'typed',
  email: 'typed.by.a.test@guests.example',
  tel: '(904) 555-0199',
  number: '3',
  url: 'https://example.com/typed',
  date: aMonday(),
  month: aMonday().slice(0, 7),
  time: '12:30',
  'datetime-local': `${addDays(aMonday(), 1)}T12:30`,
};

const FIELDS =
  'input:visible:not([disabled]):not([readonly]), textarea:visible:not([disabled]):not([readonly]), [contenteditable=true]:visible';
const BUTTONS = 'button:visible:enabled';
const DIALOG = '[role=dialog]:visible, dialog[open]';
const BROKEN = /Something broke on our side|Unexpected Application Error/;
const MAX_ADDRESSES = 80;

interface Opened {
  readonly index: number;
  readonly name: string;
  readonly dialog: Locator;
}

interface Typed {
  readonly label: string;
  readonly value: string;
}

/** Addresses that differ only in an id, or in what a list was searched by, show the same page. */
const shapeOf = (address: string) =>
  address
    .replace(/#.*/, '')
    .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, ':id')
    .replaceAll(/\b(after|cursor|date|days|month|period|search|service|sort|weeks)=[^&]*/g, '$1=')
    .replace(/^\/blog\/.+/, '/blog/:post');

export class Walk {
  readonly findings = new Set<string>();
  private readonly known = new Set<string>();
  private readonly queue: string[] = [];
  /** How much was walked: a walk that found nothing to do proves nothing. */
  readonly seen = { addresses: 0, fields: 0, dialogs: 0 };
  private readonly pending = new Set<Request>();
  private followsLinks = true;
  private at = '';

  constructor(
    private readonly page: Page,
    private readonly visitor: Visitor,
  ) {
    page.on('pageerror', (error) => {
      this.report('page error', error.message);
    });
    page.on('console', (message) => {
      if (message.type() === 'error') this.report('console', `${message.text()} ${message.location().url}`);
    });
    page.on('response', (response) => {
      if (response.status() >= 500)
        this.report(`answer ${String(response.status())}`, `${response.request().method()} ${response.url()}`);
    });
    page.on('request', (request) => {
      // The live view is a call that never ends.
      if (!/\/live\b/.test(request.url())) this.pending.add(request);
    });
    const isOver = (request: Request) => this.pending.delete(request);
    page.on('requestfinished', isOver);
    page.on('requestfailed', isOver);
  }

  /** @param followsLinks false visits only the starts */
  async run(starts: readonly string[], followsLinks = true): Promise<void> {
    for (const address of starts) this.enqueue(address);
    this.followsLinks = followsLinks;
    for (let count = 0; count < MAX_ADDRESSES; count += 1) {
      const address = this.queue.shift();
      if (address === undefined) return;
      this.at = shapeOf(address);
      this.seen.addresses += 1;
      await test.step(address, async () => {
        try {
          if (await this.opens(address, 'as it opens')) await this.visit(address);
        } catch (error) {
          this.report('walk ended', (error as Error).message.split('\n')[0] ?? '');
        }
      });
    }
    this.report('too many addresses', `more than ${String(MAX_ADDRESSES)}`);
  }

  private async visit(address: string): Promise<void> {
    if ((await this.page.locator('h1:visible, h2:visible').count()) === 0) this.report('no heading', '');
    await this.followLinksAndTabs(address);
    await this.typeAndReload(address);
    await this.openDialogs(address);
  }

  private async followLinksAndTabs(address: string): Promise<void> {
    const links = await this.page
      .locator('a[href^="/"]')
      .evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const link of links) this.enqueue(link);
    const tabs = this.page.locator('[role=tab]:visible, .ant-segmented-item:visible');
    for (let index = 0; index < (await tabs.count()); index += 1) {
      const name = await tabs.nth(index).innerText();
      if (!(await this.tryTo(`press tab "${name}"`, () => openTab(tabs.nth(index))))) continue;
      await this.isWhole(`tab "${name}"`);
      if (this.address() === address) continue;
      this.enqueue(this.address());
      await this.opens(address, 'again');
    }
  }

  /** In the back office a reload keeps what was typed; a guest's page may lose it, but must not break. */
  private async typeAndReload(address: string): Promise<void> {
    const typed = await this.typeInto(this.page.locator('body'));
    if (typed.length === 0) return;
    const isWhole = await this.isWhole('after typing');
    await this.page.reload();
    await this.page.keyboard.press('Shift');
    if (!(await this.isWhole('after typing and a reload')) || !isWhole) {
      await this.forgetDrafts(address);
      return;
    }
    if (this.visitor === 'guest') return;
    await this.expectPreserved(this.page.locator('body'), typed, 'a reload');
  }

  private async openDialogs(address: string): Promise<void> {
    await this.opens(address, 'before its dialogs');
    const names = await this.page
      .locator(BUTTONS)
      .evaluateAll((all) =>
        all.map((one) => (one.getAttribute('aria-label') ?? (one as HTMLElement).innerText).trim()),
      );
    // "Edit Ana Lee" and "Edit Ben Ortiz" open the same dialog, so only one button per verb is pressed.
    const shapes = new Map(names.map((name, index) => [name.replace(/^(\S+)( \S+){2,}$/, '$1 …'), index]));
    for (const index of shapes.values()) {
      const name = names[index] ?? '';
      if (name === '' || LEFT_ALONE.test(name)) continue;
      const dialog = await this.press(index, name);
      if (dialog) await this.tryDialog(address, { index, name, dialog });
      await this.opens(address, `after "${name}"`);
    }
  }

  /** @returns the dialog that the button has opened, if there is one */
  private async press(index: number, name: string): Promise<Locator | null> {
    const button = this.page.locator(BUTTONS).nth(index);
    if ((await button.count()) === 0) return null;
    const wasPressed = await this.tryTo(`press "${name}"`, () => button.click());
    if (!wasPressed || !(await this.isWhole(`after "${name}"`))) return null;
    const dialog = this.page.locator(DIALOG).last();
    return (await dialog.count()) > 0 ? dialog : null;
  }

  private async tryDialog(address: string, { index, name, dialog }: Opened): Promise<void> {
    this.seen.dialogs += 1;
    const typed = await this.typeInto(dialog);
    if (!(await this.isWhole(`after typing in "${name}"`))) {
      await this.forgetDrafts(address);
      return;
    }
    await this.page.keyboard.press('Escape');
    // A list of choices takes the first Escape.
    if (await this.isStillOpen(dialog)) await this.page.keyboard.press('Escape');
    if (await this.isStillOpen(dialog)) this.report('stuck dialog', `Escape does not close "${name}"`);
    if (typed.length === 0) return;
    await this.opens(address, `after Escape in "${name}"`);
    const again = await this.press(index, name);
    if (!again || this.visitor === 'guest') return;
    await this.expectPreserved(again, typed, `Escape in "${name}"`);
  }

  private async tryTo(what: string, act: () => Promise<void>): Promise<boolean> {
    return act().then(
      () => true,
      (error: unknown) => {
        this.report('cannot', `${what}: ${/intercepts pointer events/.exec(String(error))?.[0] ?? 'not ready'}`);
        return false;
      },
    );
  }

  private async isStillOpen(dialog: Locator): Promise<boolean> {
    return dialog.waitFor({ state: 'hidden', timeout: 3_000 }).then(
      () => false,
      () => true,
    );
  }

  private async typeInto(scope: Locator): Promise<Typed[]> {
    const typed: Typed[] = [];
    for (const field of await scope.locator(FIELDS).all()) {
      const known = await field.evaluate(describeField).catch(() => null);
      // One field's text may take another one away.
      if (known === null) continue;
      const { type, role, label } = known;
      const text = TEXTS[type];
      if (text === undefined || role === 'combobox') continue;
      const value = text === ANY_TEXT ? `${text} ${String(typed.length + 1)}` : text;
      // A covered or removed field is visited again once what covers it is closed.
      const isFilled = await field.fill(value).then(
        () => true,
        () => false,
      );
      if (!isFilled) continue;
      this.seen.fields += 1;
      if (type !== 'search' && label !== '') typed.push({ label, value });
    }
    return typed;
  }

  private async expectPreserved(scope: Locator, typed: readonly Typed[], after: string): Promise<void> {
    const missing = async () => {
      const held = await scope
        .locator(FIELDS)
        .evaluateAll((all) => all.map((one) => ('value' in one ? one.value : one.textContent)));
      return typed.filter(({ value }) => !held.includes(value));
    };
    await expect
      .poll(async () => (await missing()).length, { timeout: 3_000 })
      .toBe(0)
      .catch(() => undefined);
    for (const { label } of await missing()) this.report('lost typing', `${after}: "${label}"`);
  }

  /** A draft may be what breaks a page: without drafts it has to open again. */
  private async forgetDrafts(address: string): Promise<void> {
    await this.page.evaluate(() => {
      sessionStorage.clear();
      for (const key of Object.keys(localStorage))
        if (!['admin', 'manager', 'staff'].includes(key)) localStorage.removeItem(key);
    });
    await this.opens(address, 'without drafts');
  }

  private async opens(address: string, when: string): Promise<boolean> {
    await openHydrated(this.page, address);
    return this.isWhole(when);
  }

  private async isWhole(when: string): Promise<boolean> {
    await this.settle();
    const text = await this.page.locator('body').innerText();
    if (BROKEN.test(text)) {
      this.report('error page', when);
      return false;
    }
    const sideways = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    if (sideways > 1) this.report('too wide', `${when}: ${String(sideways)} px`);
    return true;
  }

  /** Waits until nothing is being fetched or shown as loading for some frames. */
  private async settle(): Promise<void> {
    await this.page.waitForLoadState('load');
    const isQuiet = async () => {
      const before = this.pending.size;
      const isBusy = await this.page.evaluate(async () => {
        for (let frames = 0; frames < 6; frames += 1) await new Promise(requestAnimationFrame);
        return [...document.querySelectorAll('[aria-busy=true], .ant-skeleton')].some((one) => one.checkVisibility());
      });
      return !isBusy && before === 0 && this.pending.size === 0;
    };
    await expect
      .poll(isQuiet, { intervals: [50, 100, 200] })
      .toBe(true)
      .catch(() => {
        this.pending.clear();
      });
  }

  private enqueue(link: string): void {
    const address = link.replace(/#.*/, '');
    const isOurs =
      this.visitor === 'guest'
        ? !/^\/(api|assets|pictures|feed|sitemap)|^\/(admin|manager|staff)\/(?!login)/.test(address)
        : address.startsWith(`/${this.visitor}/`) && !address.includes('/login');
    if (!isOurs || !this.followsLinks || address === '' || this.known.has(shapeOf(address))) return;
    this.known.add(shapeOf(address));
    this.queue.push(address);
  }

  private address(): string {
    const { pathname, search } = new URL(this.page.url());
    return `${pathname}${search}`;
  }

  private report(kind: string, detail: string): void {
    const finding = `${kind} at ${this.at}: ${shapeOf(pathOf(detail.replaceAll(/\s+/g, ' ')).slice(0, 300))}`;
    if (this.findings.has(finding) || ALLOWED.some(({ finding: allowed }) => allowed.test(finding))) return;
    this.findings.add(finding);
    // A walk takes minutes, so findings are printed immediately.
    console.log(`${this.visitor}: ${finding}`);
  }
}

/** On a phone the row of tabs scrolls to the focused one; the browser would scroll it back. */
async function openTab(tab: Locator): Promise<void> {
  await tab.focus();
  await tab.click();
}

/** In the page. */
function describeField(element: Element) {
  const control = element as HTMLInputElement;
  const names = [control.ariaLabel, control.labels?.[0]?.textContent, control.placeholder, control.id];
  const label = names.find((name) => name) ?? '';
  return { type: control.isContentEditable ? 'text' : control.type, role: control.role, label: label.trim() };
}

const pathOf = (text: string) => text.replaceAll(/https?:\/\/localhost:\d+/g, '');
