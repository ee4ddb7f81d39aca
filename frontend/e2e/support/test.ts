import AxeBuilder from '@axe-core/playwright';
import { test as base, type BrowserContext, expect, type Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';

/** For so long the website's scripts are held back, as on a line that hardly moves: pages must be of use without them. */
const SCRIPTS_HELD_MS = Number(process.env.SCRIPTS_HELD_S ?? 0) * 1_000;

interface Fixtures {
  /** Fails the test when any page in it logs an error; a test that expects one says so with `expectedErrors.push(/…/)`. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  context: async ({ context }, run) => {
    if (SCRIPTS_HELD_MS > 0) await holdBackScripts(context);
    await run(context);
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
      await Promise.all(browser.contexts().map((context) => context.close()));
      expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

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
  expect(async () => expect(await violationsOf(page, part)).toEqual([])).toPass({ timeout: 100_000 });

async function violationsOf(page: Page, part?: string) {
  await settled(page);
  // In a sandboxed frame nothing runs, the checker neither.
  const builder = new AxeBuilder({ page })
    .exclude('iframe[sandbox=""]')
    // Together a quarter of the time: only what is wrong is written down in full, and no second page is opened to put the results of frames
    // together, of which only sandboxed ones exist.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode();
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
