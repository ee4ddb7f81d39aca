import { test as base, type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import type { default as axe, RunOptions } from 'axe-core';
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { type Product, type Seed, startProduct } from './product';
import { PHONE, TABLET } from './sizes';

/** How long the website's scripts are delayed, as on a very slow connection: pages must be useful without them. */
const SCRIPTS_HELD_MS = Number(process.env.SCRIPTS_HELD_S ?? 0) * 1_000;

/** Half as long as the script with comments, so that a page reads it in half the time. */
const AXE = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

declare global {
  interface Window {
    axe: typeof axe;
  }
}

interface Fixtures {
  /** Any page's console error fails the test; expected ones are declared with `expectedErrors.push(/…/)`. */
  expectedErrors: RegExp[];
}

export interface WorkerFixtures {
  /** The worker's initial data. */
  seed: Seed;
  /** Each worker has its own product and database, so that files run in parallel without affecting each other. */
  product: Product;
}

/** A test runs on the desktop unless its tag names another size. Projects of their own would start a product for each size. */
const sizeOf = (tags: readonly string[]) =>
  tags.includes('@phone') ? PHONE : tags.includes('@tablet') ? TABLET : undefined;

export const test = base.extend<Fixtures, WorkerFixtures>({
  seed: ['demo', { option: true, scope: 'worker' }],
  product: [
    async ({ seed }, run) => {
      const product = await startProduct({ seed });
      process.env.E2E_DATA_DIR = product.dataDir;
      await run(product);
      await product.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  baseURL: ({ product }, run) => run(product.url),
  viewport: ({ viewport }, run, { tags }) => run(sizeOf(tags)?.viewport ?? viewport),
  screen: ({ screen }, run, { tags }) => run(sizeOf(tags)?.screen ?? screen),
  isMobile: ({ isMobile }, run, { tags }) => run(sizeOf(tags)?.isMobile ?? isMobile),
  hasTouch: ({ hasTouch }, run, { tags }) => run(sizeOf(tags)?.hasTouch ?? hasTouch),
  context: async ({ context }, run) => {
    if (SCRIPTS_HELD_MS > 0) await holdBackScripts(context);
    await run(context);
  },
  page: async ({ page }, run) => {
    await run(page);
    await leave(page);
  },
  expectedErrors: [
    async ({ browser }, use) => {
      const expected: RegExp[] = [];
      const found: string[] = [];
      const watch = (context: BrowserContext) => {
        context.on('console', (message) => {
          if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
        });
        context.on('weberror', (error) => found.push(String(error.error())));
      };
      browser.on('context', watch);
      await use(expected);
      browser.off('context', watch);
      // Pages that the test opened would keep polling during the next test.
      await closePages(browser);
      expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * Runs after each test of the file, once its pages are closed: an open page would ask for what the cleanup removes, and its error
 * would fail the test.
 */
export const cleanUpAfterEach = (cleanUp: () => Promise<void>) => {
  test.afterEach(async ({ browser }) => {
    await closePages(browser);
    await cleanUp();
  });
};

async function closePages(browser: Browser) {
  for (const context of browser.contexts()) {
    await Promise.all(context.pages().map(leave));
    await context.close();
  }
}

/** A call that a test fulfills may be in progress when the test ends. */
const leave = async (page: Page) => {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
};

const holdBackScripts = (context: BrowserContext) =>
  context.route('**/assets/*.js', async (route) => {
    await pause(SCRIPTS_HELD_MS);
    // The page may be closed by now.
    await route.continue().catch(() => undefined);
  });

/** The page is not wider than its window; after a change of size it may take a moment. Fails with what is beyond the window. */
export const expectFits = (page: Page) => expect.poll(() => page.evaluate(partsBeyondWindow)).toEqual([]);

async function partsBeyondWindow(): Promise<string[]> {
  // With a frame, the browser tells scripts that a media query has changed: some layouts, such as the tabs', depend on that.
  // Where scripts are disabled, none waits for it, and the callback would never run.
  if (matchMedia('(scripting: enabled)').matches) await new Promise(requestAnimationFrame);
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth <= clientWidth) return [];
  const parts = [...document.body.querySelectorAll('*')].filter(
    (part) => part.getBoundingClientRect().right > clientWidth,
  );
  const named = parts.map((part) => `${part.localName} ${part.className}: ${part.textContent.slice(0, 40)}`);
  return [`${String(scrollWidth)} of ${String(clientWidth)} px`, ...named.slice(0, 20)];
}

/** Uses the public page, so that React hydrates it. */
export async function openHydrated(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await expectHydrated(page);
}

export async function expectHydrated(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
}

/**
 * Everything that axe finds. Judging colors takes most of its time, so a whole page or its main part is checked without them:
 * `screens.e2e.ts` checks the colors of each page, and `expectReadableColors` those of a state that only one test reaches.
 * @param part selector of the part to check; by default the whole page
 */
export const expectAccessible = (page: Page, part?: string) =>
  expectNoViolations(
    page,
    part,
    part === undefined || part === 'main' ? { rules: { [COLORS]: { enabled: false } } } : {},
  );

/** Everything that axe finds on the whole page, colors too. */
export const expectAccessibleInColor = (page: Page) => expectNoViolations(page, undefined, {});

/** @param part selector of the part to check; by default the whole page */
export const expectReadableColors = (page: Page, part?: string) =>
  expectNoViolations(page, part, { runOnly: [COLORS] });

const COLORS = 'color-contrast';

/** Elements that are fading in, such as toasts, do not have their colors yet, so the check repeats until everything is still. */
const expectNoViolations = (page: Page, part: string | undefined, options: RunOptions) =>
  expect(async () => expect(await violationsOf(page, part, options)).toEqual([])).toPass({ timeout: 100_000 });

async function violationsOf(page: Page, part: string | undefined, options: RunOptions) {
  await settled(page);
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  return page.evaluate(
    async ([selector, chosen]) => {
      // Frames are sandboxed: no script runs in them, not even axe. Only violations are reported in full, which takes less time.
      const usual = { iframes: false, resultTypes: ['violations' as const] };
      const { violations } = await window.axe.run(selector ?? document, { ...usual, ...chosen });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    [part, options] as const,
  );
}

/** Waits for fade-ins to end, since colors differ before; animations that follow scrolling never end. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const fading = document
      .getAnimations()
      .filter(({ timeline }) => timeline === document.timeline)
      .filter(({ playState }) => playState === 'running')
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(fading.map(({ finished }) => finished));
  });

export { expect };
