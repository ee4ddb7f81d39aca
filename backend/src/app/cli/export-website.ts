import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { SiteContents } from '../../contexts/site-content/index.js';
import { Restaurant } from '../../kernel/restaurant.js';
import { withApplication } from './with-application.js';

/** Writes the published texts of the website and the restaurant's details as files like those in `backend/content`. */
const [folder = '.'] = process.argv.slice(2);
await withApplication(async (app) => {
  const files = {
    ...(await app.get(SiteContents, { strict: false }).exported()),
    'restaurant.json': app.get(Restaurant, { strict: false }),
  };
  await mkdir(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    await writeFile(path.join(folder, name), `${JSON.stringify(content, null, 2)}\n`);
  console.log(`${Object.keys(files).join(', ')} are in ${path.resolve(folder)}.`);
});
