import { defineConfig, devices } from '@playwright/test';

const desktop = { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } };
/** Animations are for tests about motion, which ask for them. */
const contextOptions = { reducedMotion: 'reduce' as const };

const whole = process.env.CHROMIUM_PATH;
const shell = process.env.HEADLESS_SHELL_PATH ?? whole;
/** Tests of how the browser loads, caches and renews pages, and of notifications, need the full browser. */
const IN_THE_WHOLE = /(untouched|release|offline|offline-day|offline-guest|push)\.e2e\.ts$/;
/** Most of their time is axe's scripts, which take half as long once V8 optimizes them. */
const WITH_OPTIMIZED_SCRIPTS = /(screens|dialogs)\.e2e\.ts$/;
const UNOPTIMIZED_SCRIPTS = '--js-flags=--no-opt --no-maglev --no-sparkplug';
const launchOptions = (executablePath: string | undefined, ...others: string[]) => ({
  executablePath,
  args: [
    ...others,
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  forbidOnly: true,
  retries: 0,
  failOnFlakyTests: true,
  globalSetup: './e2e/support/global-setup.ts',
  // Generous: a machine at a quarter of the usual speed passes too.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    contextOptions,
    // Recording takes a fifth of the time: `npm test` runs only what failed once more, with E2E_TRACE=on.
    // Without snapshots of the page: they run a script in every frame, which those of the previews refuse with an error in the console,
    // where it could not be distinguished from a script that was injected into one.
    trace: { mode: process.env.E2E_TRACE === 'on' ? 'on' : 'off', snapshots: false },
  },
  projects: [
    {
      name: 'headless shell, optimized scripts',
      testMatch: WITH_OPTIMIZED_SCRIPTS,
      use: { ...desktop, launchOptions: launchOptions(shell, '--in-process-gpu') },
    },
    {
      name: 'headless shell',
      testIgnore: [IN_THE_WHOLE, WITH_OPTIMIZED_SCRIPTS],
      // Pages live for seconds: compiling their scripts and a process for graphics take more of the processor than they save.
      use: { ...desktop, launchOptions: launchOptions(shell, UNOPTIMIZED_SCRIPTS, '--in-process-gpu') },
    },
    {
      name: 'whole browser',
      testMatch: IN_THE_WHOLE,
      use: { ...desktop, launchOptions: launchOptions(whole) },
    },
  ],
});
