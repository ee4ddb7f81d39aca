import { chromium } from '@playwright/test';
import { accessSync, constants, existsSync } from 'node:fs';
import path from 'node:path';
import { Refusal } from './project.mjs';
import { runQuietly } from './run.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** Chromium without what draws windows: it takes a third less of the processor. Debian's package has its name, and not the fonts that `chromium` brings. */
const HEADLESS = 'chromium-headless-shell';
const FOUND_ELSEWHERE = ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'];

/** The browser for the tests: the one named, else Chromium without windows from the system or Debian's package, else `provideWholeBrowser`. */
export async function provideBrowser() {
  const shell = given() ?? onPath([HEADLESS]);
  if (shell) return shell;
  if (mayInstall()) {
    // An older Debian has no such package.
    await installed(HEADLESS, 'fonts-liberation').catch(() => undefined);
    const found = onPath([HEADLESS]);
    if (found) return found;
  }
  return provideWholeBrowser();
}

/** A browser as people have it: the one named, the system's, Playwright's own, or Debian's package. */
export async function provideWholeBrowser() {
  const found = given() ?? systemBrowser() ?? [chromium.executablePath()].find(isExecutable);
  if (found) return found;
  if (mayInstall()) {
    await installed('chromium');
    const now = systemBrowser();
    if (now) return now;
  }
  throw new Refusal('The browser tests need Chromium or Chrome: install one, or set CHROMIUM_PATH to it.');
}

function given() {
  const named = process.env.CHROMIUM_PATH;
  if (named && !isExecutable(named))
    throw new Refusal(`CHROMIUM_PATH is ${named}, which is no program that can be run.`);
  return named || undefined;
}

const mayInstall = () => existsSync('/etc/debian_version') && process.getuid?.() === 0;

function installed(...names) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return runQuietly('Installing Chromium', 'sh', ['-c', `apt-get update && apt-get install -y ${names.join(' ')}`], {
    env,
  });
}

const systemBrowser = () => onPath(NAMES) ?? FOUND_ELSEWHERE.find(isExecutable);

function onPath(names) {
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
