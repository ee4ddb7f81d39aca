/** `npm run bench [-- scenario … --seconds 3 --rounds 3]`: the cost of calls compared with a raw node:http + pg floor. */
import { parseArgs } from 'node:util';
import { ensureBuilt } from './lib/build.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { backend, main, Refusal } from './lib/project.mjs';

/** These look at the built website, too. */
const OF_SCREENS = ['menu-change', 'first-load', 'pages', 'dashboards', 'contacts', 'contacts-of-millions'];

await main(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { seconds: { type: 'string', default: '3' }, rounds: { type: 'string', default: '3' } },
  });
  const pace = { seconds: count(values.seconds), rounds: count(values.rounds) };
  await ensureInstalled({ withTests: true });
  const { SCENARIOS } = await import('./bench/scenarios/index.mjs');
  const { onStage } = await import('./bench/stage.mjs');
  const { report } = await import('./bench/report.mjs');
  const chosen = chosenOf(SCENARIOS, positionals);
  await ensureBuilt(OF_SCREENS.some((name) => name in chosen) ? {} : { only: backend });

  const rows = [];
  await onStage(async (stage) => {
    for (const [name, measure] of Object.entries(chosen)) {
      console.log(`${name} ...`);
      const measured = await measure(stage, pace);
      for (const { what, figure } of measured) console.log(`  ${figure}  ${what}`);
      rows.push(...measured);
    }
  });
  report(rows, pace);
});

function chosenOf(scenarios, names) {
  const unknown = names.filter((name) => !(name in scenarios));
  if (unknown.length > 0) {
    throw new Refusal(`Unknown: ${unknown.join(', ')}. There are ${Object.keys(scenarios).join(', ')}.`);
  }
  return Object.fromEntries(Object.entries(scenarios).filter(([name]) => names.length === 0 || names.includes(name)));
}

function count(text) {
  if (!/^[1-9]\d*$/.test(text)) throw new Refusal(`A number from 1 is wanted, not '${text}'.`);
  return Number(text);
}
