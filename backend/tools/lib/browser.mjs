import { chromium } from '@playwright/test';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './project.mjs';
import { runQuietly } from './run.mjs';

const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const SHELL = ['chromium-headless-shell'];
const FOUND_ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/**
 * Browsers for the tests: `whole` is the configured one, the system's, Playwright's own, or Debian's package; `shell`
 * is its headless variant, which needs a third less CPU, or `whole` if there is none.
 */
export async function provideBrowsers() {
  const configuredPath = process.env.CHROMIUM_PATH;
  if (configuredPath) {
    if (!isExecutable(configuredPath))
      throw new Refusal(`CHROMIUM_PATH is ${configuredPath}, which is no program that can be run.`);
    return { whole: configuredPath, shell: configuredPath };
  }
  const found = () => systemBrowser(WHOLE) ?? [...FOUND_ELSEWHERE, chromium.executablePath()].find(isExecutable);
  if (!found() && existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const install = 'apt-get update && apt-get install -y chromium chromium-headless-shell';
    await runQuietly('Installing Chromium', 'sh', ['-c', install], { env });
  }
  const whole = found();
  if (!whole) throw new Refusal('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.');
  return { whole, shell: systemBrowser(SHELL) ?? whole };
}

function systemBrowser(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
