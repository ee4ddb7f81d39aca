import { defineConfig, devices } from '@playwright/test';
import { mkdtempSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const port = Number(process.env.E2E_PORT ?? 4310);
// Set once, in the first process that reads this: the workers inherit it.
process.env.E2E_DATA_DIR ??= mkdtempSync(path.join(os.tmpdir(), 'courtyard-e2e-'));
const baseURL = `http://localhost:${port}`;

const desktop = devices['Desktop Chrome'];
/** Pictures are chosen by the screen, before the page is laid out. */
const touch = (size: { width: number; height: number }) => ({
  ...desktop,
  viewport: size,
  screen: size,
  isMobile: true,
  hasTouch: true,
  // What moves is seen on the desktop; here go those who want no motion.
  contextOptions: { reducedMotion: 'reduce' as const },
});

const whole = process.env.CHROMIUM_PATH;
/** What is about how the browser itself loads, keeps and renews pages is tried in the whole of it. */
const IN_THE_WHOLE = /(untouched|release|offline|without-a-line)\.e2e\.ts$/;
const launchOptions = (executablePath: string | undefined) => ({
  executablePath,
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
});

// A test runs on the desktop; @phone and @tablet add those sizes, @phone-only is for the phone alone.
const sizes = [
  { name: 'desktop', grepInvert: /@phone-only/, use: { ...desktop, viewport: { width: 1280, height: 800 } } },
  { name: 'phone', grep: /@phone/, use: touch({ width: 390, height: 844 }) },
  { name: 'tablet', grep: /@tablet/, use: touch({ width: 820, height: 1180 }) },
];

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  workers: 2,
  forbidOnly: true,
  // On a busy build machine a test gets a second chance and is then reported as flaky, not hidden.
  retries: process.env.CI ? 1 : 0,
  // Generous: a machine at a quarter of the usual speed passes too.
  timeout: 300_000,
  expect: { timeout: 30_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/results.json' }]],
  use: {
    baseURL,
    // Recording takes a fifth of the time: on the build machine only what failed once is recorded.
    // Without snapshots of the page: they run a script in every frame, which those of the previews refuse with an error in the console,
    // where it could not be told from a script that somebody has brought into one.
    trace: { mode: process.env.CI ? 'on-first-retry' : 'retain-on-failure', snapshots: false },
  },
  projects: sizes.flatMap(({ use, ...size }) => [
    {
      ...size,
      testIgnore: IN_THE_WHOLE,
      use: { ...use, launchOptions: launchOptions(process.env.HEADLESS_SHELL_PATH ?? whole) },
    },
    {
      ...size,
      name: `${size.name}, whole browser`,
      testMatch: IN_THE_WHOLE,
      use: { ...use, launchOptions: launchOptions(whole) },
    },
  ]),
  webServer: {
    command: `"${process.execPath}" ../backend/dist/main.js`,
    url: `${baseURL}/api/ready`,
    timeout: 240_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    env: {
      PORT: String(port),
      PUBLIC_URL: baseURL,
      DATA_DIR: process.env.E2E_DATA_DIR,
      DATABASE_URL: '',
      SMTP_URL: '',
      SEED: 'demo',
      RATE_LIMITS: 'off',
      WEBHOOKS_TO_THIS_MACHINE: 'on',
    },
  },
});
