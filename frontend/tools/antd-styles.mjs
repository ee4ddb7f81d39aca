import { readFile, glob } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { writeWhenChanged } from './write-when-changed.mjs';

// Vite would set it to 'development', and a shell to whatever it likes; the build that follows in this process is what guests get.
process.env.NODE_ENV = 'production';

// The extractor requires antd: an import here would be a second instance.
const require = createRequire(import.meta.url);
const { createElement } = require('react');
const { ConfigProvider, theme } = require('antd');
const { extractStyle } = require('@ant-design/static-style-extract');

const FROM_ANTD = /import\s*\{([^}]+)\}\s*from 'antd'/g;
/** Forms lay out their items with them. */
const GRID = ['Row', 'Col'];

/**
 * Writes the styles of the components that the sources import from antd as one file: pages that are built can show them before
 * their scripts have come, browsers make none, and the dark ones need no script.
 */
export async function writeAntdStyles(sources, file) {
  const includes = [...(await componentsIn(sources))].sort();
  const { module } = await runnerImport(join(sources, 'shared/ui/antd/antd-theme.ts'), { configFile: false });
  const stylesWith = (config) =>
    extractStyle({
      includes,
      customTheme: (components) =>
        createElement(ConfigProvider, { theme: { ...config, zeroRuntime: false } }, components),
    });
  const light = stylesWith(module.antdTheme).replaceAll(rulesOf('css-var-_R_'), '');
  const dark = stylesWith({ ...module.antdDarkTheme, algorithm: theme.darkAlgorithm });
  const properties = dark.match(rulesOf(module.antdDarkTheme.cssVar.key)).join('');
  await writeWhenChanged(file, `${light}\n@media screen and (prefers-color-scheme:dark){${properties}}`);
}

/** The rules of a theme with this key, which are its custom properties. The extractor's own dialogs have generated keys. */
const rulesOf = (key) => new RegExp(`\\.${key}[^{}]*\\{[^}]*\\}`, 'g');

async function componentsIn(sources) {
  const names = new Set(GRID);
  for await (const file of glob('**/*.tsx', { cwd: sources, exclude: (name) => name.endsWith('.spec.tsx') }))
    for (const [, list] of (await readFile(join(sources, file), 'utf8')).matchAll(FROM_ANTD))
      for (const name of list.split(',').map((part) => part.trim().replace(/ as \w+$/, '')))
        if (name && !name.startsWith('type ') && name !== 'theme') names.add(name);
  return names;
}
