import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const frontend = fileURLToPath(new URL('../..', import.meta.url));
const root = path.dirname(frontend);
const cache = path.join(root, 'node_modules', '.cache', 'courtyard-jest');

/** The packages of component tests. Every import of one resolves to the bundle, also from another package. */
const PACKAGES = [
  '@radix-ui/react-toast',
  '@simplewebauthn/browser',
  '@tanstack/react-query',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@tiptap/extension-image',
  '@tiptap/pm/model',
  '@tiptap/pm/state',
  '@tiptap/react',
  '@tiptap/starter-kit',
  '@visx/axis',
  '@visx/group',
  '@visx/scale',
  '@visx/shape',
  'antd',
  'openapi-fetch',
  'react-dom',
  'react-dom/client',
  'react-dom/server',
  'react-router',
  'zod/mini',
];

const fileOf = (name) => name.replaceAll(/[@/]/g, '_');
const escaped = (name) => name.replaceAll('/', '\\/');

/**
 * Bundles the packages once per lock file, so that a test file evaluates a handful of scripts instead of 2,000 modules.
 *
 * @returns {Promise<Record<string, string>>} for Jest's `moduleNameMapper`
 */
export async function bundledPackages() {
  const folder = path.join(cache, keyOf());
  if (!existsSync(folder)) await bundle(folder);
  return Object.fromEntries(PACKAGES.map((name) => [`^${escaped(name)}$`, path.join(folder, `${fileOf(name)}.cjs`)]));
}

function keyOf() {
  const hash = createHash('sha256');
  for (const file of [path.join(root, 'package-lock.json'), fileURLToPath(import.meta.url)])
    hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
}

async function bundle(folder) {
  const { build } = await import('rolldown');
  mkdirSync(cache, { recursive: true });
  // Bundles of older lock files.
  for (const old of readdirSync(cache)) rmSync(path.join(cache, old), { recursive: true, force: true });
  const unfinished = mkdtempSync(path.join(cache, 'unfinished-'));
  await build({
    input: Object.fromEntries(PACKAGES.map((name) => [fileOf(name), name])),
    cwd: frontend,
    platform: 'browser',
    logLevel: 'silent',
    // `act` finds the real timers by the `require` of its module, which a bundle does not have.
    external: [/^react$/, /^react\/jsx/],
    resolve: { conditionNames: ['browser', 'import', 'module', 'default'], mainFields: ['module', 'main'] },
    transform: { define: { 'process.env.NODE_ENV': '"test"' } },
    output: {
      dir: unfinished,
      format: 'cjs',
      exports: 'auto',
      entryFileNames: '[name].cjs',
      chunkFileNames: 'shared-[hash].cjs',
    },
  });
  renameSync(unfinished, folder);
}
