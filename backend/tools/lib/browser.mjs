import { chromium } from '@playwright/test';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './project.mjs';
import { runQuietly } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const FOUND_ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser for the tests: the one named, the system's, Playwright's own, or Debian's package. */
export async function provideBrowser() {
  const given = process.env.CHROMIUM_PATH;
  if (given) {
    if (!isExecutable(given)) throw new Refusal(`CHROMIUM_PATH is ${given}, which is no program that can be run.`);
    return given;
  }
  const found = systemBrowser() ?? [chromium.executablePath()].find(isExecutable);
  if (found) return found;
  if (existsSync('/etc/debian_version') && process.getuid?.() === 0) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    await runQuietly('Installing Chromium', 'sh', ['-c', 'apt-get update && apt-get install -y chromium'], { env });
    const installed = systemBrowser();
    if (installed) return installed;
  }
  throw new Refusal('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.');
}

function systemBrowser() {
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  const candidates = NAMES.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  return [...candidates, ...FOUND_ELSEWHERE].find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
