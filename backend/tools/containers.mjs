/** `npm run test:containers`: builds the images, runs docker-compose.yml under a name of its own, and tries what it promises. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { engineAnswers } from './containers/engine.mjs';
import { Report } from './containers/report.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, Refusal, root } from './lib/project.mjs';

await main(async () => {
  if (!engineAnswers()) {
    console.log('No Docker engine answers here, so the containers were not tried.');
    return;
  }
  await ensureInstalled({ withTests: true });
  const { createStack } = await import('./containers/stack.mjs');
  const stack = await createStack();
  for (const signal of ['SIGINT', 'SIGTERM']) {
    process.once(signal, () => {
      stack.remove();
      process.exit(1);
    });
  }
  const report = new Report();
  try {
    await tryOut(stack, report);
  } finally {
    const log = path.join(root, '.data', 'logs', 'containers.log');
    mkdirSync(path.dirname(log), { recursive: true });
    writeFileSync(log, stack.compose.output('logs', '--no-color', '--timestamps'));
    console.log(`Container logs: ${log}`);
    const left = stack.remove();
    report.line('everything that was made is removed', `${left} things left`, left === 0);
  }
  if (report.differs) throw new Refusal('The containers do not keep what is promised of them.');
  console.log('The containers keep what is promised of them');
});

async function tryOut(stack, report) {
  const { confinement, mailOfRequest, rollingRestart, suddenDeath } = await import('./containers/trials.mjs');
  stack.provideBaseImages();
  await stack.compose.run('Building the images', 'build', 'migration', 'proxy');
  await stack.compose.run('Starting the containers', 'up', '--detach');
  const answer = await fetch(`${stack.url}/api/ready`);
  report.line(
    'the whole file comes up healthy, the proxy last',
    `ready answers ${answer.status}`,
    answer.status === 200,
  );
  await confinement(stack, report);
  await mailOfRequest(stack, report);
  await rollingRestart(stack, report);
  await suddenDeath(stack, report);
}
