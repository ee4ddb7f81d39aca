import AxeBuilder from '@axe-core/playwright';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { type Product, type Seed, startProduct } from './product';

/** For so long the website's scripts are held back, as on a line that hardly moves: pages must be of use without them. */
const SCRIPTS_HELD_MS = Number(process.env.SCRIPTS_HELD_S ?? 0) * 1_000;

interface Fixtures {
  /** Fails the test when any page in it logs an error; a test that expects one says so with `expectedErrors.push(/…/)`. */
  expectedErrors: RegExp[];
}

export interface WorkerFixtures {
  /** What is in the database of a worker at first. */
  seed: Seed;
  /** Each worker has a product and a database of its own, so that files run beside each other without meeting. */
  product: Product;
}

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
      // What a test opened by itself would go on polling beside the next test.
      for (const context of browser.contexts()) {
        await Promise.all(context.pages().map(leave));
        await context.close();
      }
      expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** A call that a test answers itself may be under way when the test is over. */
const leave = async (page: Page) => {
  if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
};

const holdBackScripts = (context: BrowserContext) =>
  context.route('**/assets/*.js', async (route) => {
    await pause(SCRIPTS_HELD_MS);
    // The page may be gone by now.
    await route.continue().catch(() => undefined);
  });

/** The public page once somebody has begun to use it, and React has arrived. */
export async function openAlive(page: Page, path: string) {
  await page.goto(path);
  await page.keyboard.press('Shift');
  await expectAlive(page);
}

export async function expectAlive(page: Page) {
  await expect(page.locator('html')).toHaveAttribute('data-alive');
}

/**
 * What appears while the checker looks, a toast above all, has not its colours yet: it looks again until all is still.
 * One look at a long board takes half a minute where the machine is busy.
 *
 * @param part selector of what is looked at; the whole page unless given
 */
export const expectAccessible = (page: Page, part?: string) =>
  expect(async () => expect(await violationsOf(page, { part })).toEqual([])).toPass({ timeout: 100_000 });

/** As above, for a page that differs from one already looked at by its colors alone. */
export const expectReadableColors = (page: Page) =>
  expect(async () => expect(await violationsOf(page, { rule: 'color-contrast' })).toEqual([])).toPass({
    timeout: 100_000,
  });

async function violationsOf(page: Page, { part, rule }: { part?: string | undefined; rule?: string }) {
  await settled(page);
  // In a sandboxed frame nothing runs, the checker neither.
  const builder = new AxeBuilder({ page })
    .exclude('iframe[sandbox=""]')
    // Together a quarter of the time: only what is wrong is written down in full, and no second page is opened to put the results of frames
    // together, of which only sandboxed ones exist.
    .options({ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } })
    .setLegacyMode();
  if (rule !== undefined) builder.withRules(rule);
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

/** What fades in has not its colours yet; what follows the scrolling never ends. */
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
