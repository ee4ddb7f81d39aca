import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contextSettings } from './app/app.module.js';
import { settingNames } from './platform/config/environment.js';

/** Settings in the first column of the table; NODE_ENV is described in the text, because it is not specific to the product. */
function describedSettings(): string[] {
  const page = readFileSync(join(__dirname, '..', '..', 'docs', 'operations.md'), 'utf8');
  const [, table = ''] = /^## Settings$([\s\S]*?)^## /m.exec(page) ?? [];
  const cells = [...table.matchAll(/^\| (`[^|]+)\|/gm)].map(([, cell = '']) => cell);
  return cells.flatMap((cell) => [...cell.matchAll(/`([A-Z_]+)`/g)].map(([, name = '']) => name));
}

it('has a row for each variable that the product reads, and for no other', () => {
  const names = settingNames(contextSettings).filter((name) => name !== 'NODE_ENV');
  expect(describedSettings().toSorted()).toEqual(names.toSorted());
});
