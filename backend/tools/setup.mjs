/** `npm run setup`: installs and builds what is missing or stale, like `npm start`, and exits. Runs on Node 20, with nothing installed. */
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main } from './lib/project.mjs';

await main(async () => {
  await ensureInstalled();
  await ensureBuilt();
});
