import { defineConfig } from '@playwright/test';
import type { WorkerFixtures } from './e2e/support/test';
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
    .filter(({ name }) => name === 'desktop' || name === 'phone')
    .flatMap(({ name, use }) => [
      { name: `${String(name)}, demo data`, use: { ...use, seed: 'demo' as const } },
      { name: `${String(name)}, empty`, use: { ...use, seed: 'accounts' as const } },
    ]),
});
