/** `npm run setup`: installs and builds what is missing or stale, as `npm start` does, and ends. Runs on Node 20, with nothing installed. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/project.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
