import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

const SOURCES = join(__dirname, '../../..');
const read = (file: string) => readFileSync(file, 'utf8');
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, name = '']) => name);

/** The classes of a module that its users name, apart from those that they compute. */
const used = new Map<string, Set<string>>();
const computed = new Set<string>();
for (const file of globSync(join(SOURCES, '**/*.{ts,tsx}'))) {
  const text = read(file);
  for (const [, styles = '', path = ''] of text.matchAll(/import (\w+) from '([^']+\.module\.css)'/g)) {
    const module = path.startsWith('@/') ? join(SOURCES, path.slice(2)) : join(dirname(file), path);
    const names = named(text, new RegExp(`\\b${styles}\\.(\\w+)`, 'g'));
    used.set(module, new Set([...(used.get(module) ?? []), ...names]));
    if (text.includes(`${styles}[`)) computed.add(module);
  }
}

function classesOf(module: string) {
  const text = read(module).replace(/\/\*.*?\*\/|:global\([^)]*\)/gs, '');
  const composed = named(text, /composes: ([^;]+?)(?: from global)?;/g).flatMap((names) => names.split(' '));
  return { defined: new Set(named(text, /\.([a-z][\w-]*)/gi)), composed };
}

it.each(globSync(join(SOURCES, '**/*.module.css')).map((module) => [relative(SOURCES, module), module]))(
  'has in %s the classes that are used, and no others',
  (_, module) => {
    const { defined, composed } = classesOf(module);
    const names = used.get(module) ?? new Set();
    expect([...names].filter((name) => !defined.has(name))).toEqual([]);
    if (!computed.has(module))
      expect([...defined].filter((name) => !names.has(name) && !composed.includes(name))).toEqual([]);
  },
);
