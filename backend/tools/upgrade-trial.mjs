/**
 * `npm run test:upgrade`: a house is taken from release to release by `npm run upgrade`, upgrades fail in every way, and the commands that
 * each failure gives bring the day before back; and the program of the last release runs beside this one. Works on what is committed.
 */
import { ensureBuilt } from './lib/build.mjs';
import { provideDebianPackages } from './lib/debian-packages.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { backend, main } from './lib/project.mjs';
import { onStage } from './trials/stage.mjs';

await main(async () => {
  await ensureInstalled({ withTests: true });
  await ensureBuilt({ only: backend });
  await provideDebianPackages(['minisign']);
  await onStage('upgrade', async (folder, report, ends) => {
    const { trySideBySide } = await import('./trials/upgrade/side-by-side.mjs');
    const { tryUpgrades } = await import('./trials/upgrade/upgrades.mjs');
    await trySideBySide(folder, report, ends);
    await tryUpgrades(folder, report, ends);
  });
  console.log('An upgrade is one command, and so is the way back');
});
