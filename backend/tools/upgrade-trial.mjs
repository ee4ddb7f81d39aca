/**
 * `npm run test:upgrade`: upgrades an installation from release to release with `npm run upgrade`, makes upgrades fail
 * in every way, and restores the previous state with the printed commands. Also runs the last release next to this one.
 * Works on committed code.
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
