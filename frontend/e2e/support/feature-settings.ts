import { type APIRequestContext, type Page, request } from '@playwright/test';
import { PASSWORD } from './sign-in';
import { cleanUpAfterEach, expect, test } from './test';

/** For calls from the owner's page. */
export const acting = { 'X-Acting-As': 'admin' };

interface Option {
  readonly id: string;
  readonly isOn: boolean;
  readonly updatedAt: string | null;
  readonly figures: readonly { name: string; value: number }[];
}

const readOptions = async (owner: APIRequestContext) =>
  (await (await owner.get('/api/admin/house-options', { headers: acting })).json()) as Option[];

type Choice = Pick<Option, 'isOn' | 'figures'>;

async function put(owner: APIRequestContext, id: string, { isOn, figures }: Choice) {
  const seen = (await readOptions(owner)).find((option) => option.id === id)?.updatedAt ?? null;
  const data = { isOn, seen, figures: figures.map(({ name, value }) => ({ name, value })) };
  expect((await owner.put(`/api/admin/house-options/${id}`, { headers: acting, data })).status()).toBe(200);
}

/** Turns a feature on or off, as the owner. */
export const choose = (page: Page, id: string, isOn: boolean, figures: Record<string, number> = {}) =>
  put(page.request, id, { isOn, figures: Object.entries(figures).map(([name, value]) => ({ name, value })) });

/** Restores feature settings after each test of the file. */
export function restoreOptionsAfterEach() {
  let before: Option[] = [];
  let owner: APIRequestContext;
  test.beforeEach(async ({ product }) => {
    owner = await request.newContext({ baseURL: product.url });
    await owner.post('/api/admin/login', { data: { email: 'owner@bistro.example', password: PASSWORD } });
    before = await readOptions(owner);
  });
  cleanUpAfterEach(async () => {
    for (const { id, isOn, updatedAt } of await readOptions(owner)) {
      const then = before.find((option) => option.id === id);
      if (then && then.updatedAt !== updatedAt && then.isOn !== isOn) await put(owner, id, then);
    }
    await owner.dispose();
  });
}
