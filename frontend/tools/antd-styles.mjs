import { readFile, glob } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { runnerImport } from 'vite';
import { writeWhenChanged } from './write-when-changed.mjs';

// Vite would set it to 'development', and a shell to whatever it likes; the build that follows in this process is what guests get.
process.env.NODE_ENV = 'production';

// A single instance: antd registers its styles in the cache it is given.
const require = createRequire(import.meta.url);
const { createElement: h } = require('react');
const { renderToString } = require('react-dom/server');
const antd = require('antd');
const { createCache, extractStyle, StyleProvider } = require('@ant-design/cssinjs');

const FROM_ANTD = /import\s*\{([^}]+)\}\s*from 'antd'/g;

/** Components with styles of other components. */
const MORE = {
  App: () => [panel(antd.Modal, { type: 'confirm', title: 't' })],
  Form: () => [h(antd.Form, { key: 'form' }, h(antd.Form.Item, { label: 'l', name: 'n', help: 'h' }, h(antd.Input)))],
  Input: () => ['Search', 'TextArea', 'Password'].map((part) => h(antd.Input[part], { key: part })),
  Radio: () => [h(antd.Radio.Group, { key: 'group' })],
  Checkbox: () => [h(antd.Checkbox.Group, { key: 'group' })],
  Tag: () => ['blue', 'success'].map((color) => h(antd.Tag, { key: color, color }, color)),
  Typography: () => ['Text', 'Title', 'Paragraph', 'Link'].map((part) => h(antd.Typography[part], { key: part }, 'x')),
  Skeleton: () => ['Button', 'Input'].map((part) => h(antd.Skeleton[part], { key: part })),
  Badge: () => [h(antd.Badge.Ribbon, { key: 'ribbon' }, 'x')],
  Layout: () => [h(antd.Layout.Sider, { key: 'sider' })],
};
const WITHOUT_STYLES = new Set(['ConfigProvider', 'Grid', 'theme']);

const panel = ({ _InternalPanelDoNotUseOrYouWillBeFired: Panel }, shown = {}) => h(Panel, { key: 'panel', ...shown });

/**
 * Writes the styles of the components that the sources import from antd as one file: pages that are built can show them before
 * their scripts have come, browsers make none, and the dark ones need no script.
 */
export async function writeAntdStyles(sources, file) {
  const used = [...(await componentsIn(sources))].sort();
  const { module } = await runnerImport(join(sources, 'shared/ui/antd/antd-theme.ts'), { configFile: false });
  const light = { ...module.antdTheme, zeroRuntime: false };
  const dark = { ...module.antdDarkTheme, algorithm: antd.theme.darkAlgorithm };
  const sheet = [
    stylesOf(used, light, ['style', 'token', 'cssVar']),
    `@media screen and (prefers-color-scheme:dark){${stylesOf(used, dark, ['token', 'cssVar'])}}`,
  ].join('\n');
  await writeWhenChanged(file, sheet);
}

async function componentsIn(sources) {
  const names = new Set();
  for await (const file of glob('**/*.tsx', { cwd: sources, exclude: (name) => name.endsWith('.spec.tsx') }))
    for (const [, list] of (await readFile(join(sources, file), 'utf8')).matchAll(FROM_ANTD))
      for (const name of list.split(',').map((part) => part.trim().replace(/ as \w+$/, '')))
        if (name && !name.startsWith('type ') && !WITHOUT_STYLES.has(name)) names.add(name);
  return names;
}

function stylesOf(names, theme, types) {
  const cache = createCache();
  const shown = names.flatMap((name) => {
    const Component = antd[name];
    if (Component === undefined) throw new Error(`antd has no ${name}.`);
    return [
      Component._InternalPanelDoNotUseOrYouWillBeFired ? panel(Component) : h(Component, { key: name }),
      ...(MORE[name]?.() ?? []),
    ];
  });
  for (const element of shown) renderToString(h(StyleProvider, { cache }, h(antd.ConfigProvider, { theme }, element)));
  const sheet = extractStyle(cache, { plain: true, types }).replace(/\.data-ant-cssinjs-cache-path\{[^}]*\}/, '');
  return bound(sheet, theme.cssVar.key);
}

/** Pure panels have a theme of their own, scoped to a name that the back office does not use. */
function bound(sheet, scope) {
  return sheet
    .replaceAll(/\.css-var-_R_\w+_\{[^}]*\}/g, '')
    .replaceAll(/\.css-var-_R_\w+_\.ant-css-var\b/g, `.${scope}.ant-modal-css-var`)
    .replaceAll(/\.css-var-_R_\w+_(?=\.)/g, `.${scope}`);
}
