import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { MenuService } from '../../contexts/menu/index.js';
import { withApplication } from './with-application.js';

/** Writes the published menu as `backend/content/menu.json` has it, into a file or to this terminal. */
const [file] = process.argv.slice(2);
await withApplication(async (app) => {
  const menu = await app.get(MenuService, { strict: false }).exported();
  const text = `${JSON.stringify(menu, null, 2)}\n`;
  if (file === undefined) {
    process.stdout.write(text);
    return;
  }
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  console.log(`The menu is in ${file}.`);
});
