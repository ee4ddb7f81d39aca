import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';

interface Fixtures {
  /** Fails the test when the page logs an error; a test that expects one says so with `expectedErrors.push(/…/)`. */
  expectedErrors: RegExp[];
}

export const test = base.extend<Fixtures>({
  expectedErrors: [
    async ({ context }, use) => {
      const expected: RegExp[] = [];
      const found: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error') found.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => found.push(String(error.error())));
      await use(expected);
      expect(found.filter((text) => !expected.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

/** @param part selector of what is looked at; the whole page unless given */
export async function expectAccessible(page: Page, part?: string) {
  const builder = new AxeBuilder({ page });
  const { violations } = await (part ? builder.include(part) : builder).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([]);
}

export { expect };
