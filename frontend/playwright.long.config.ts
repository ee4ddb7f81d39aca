import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './e2e/support/test';
import { PHONE } from './e2e/support/sizes';
import usual from './playwright.config';

/** Long tests: on a desk and on a phone, with the demo data and before anything is entered, with as much time as they need. */
export default defineConfig<object, Pick<WorkerFixtures, 'seed'>>({
  ...usual,
  testDir: 'e2e-long',
  outputDir: 'test-results/long',
  fullyParallel: true,
  timeout: 3_600_000,
  expect: { timeout: 15_000 },
  use: { ...usual.use, actionTimeout: 5_000, navigationTimeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/long-results.json' }]],
  projects: (usual.projects ?? [])
    .filter(({ name }) => name === 'headless shell')
    .flatMap(({ use }) =>
      Object.entries({ desktop: {}, phone: PHONE }).flatMap(([name, size]) => [
        { name: `${name}, demo data`, use: { ...use, ...size, seed: 'demo' as const } },
        { name: `${name}, empty`, use: { ...use, ...size, seed: 'accounts' as const } },
      ]),
    ),
});
