import { createCache } from '@ant-design/cssinjs';

type Cache = ReturnType<typeof createCache>;
type Entry = ReturnType<Cache['opGet']>;

/** A component's custom properties: tokens, their text, the name of their style element, the key of the theme. */
const BUILT = () => [0, [{}, '', '', '']] satisfies Entry;
/** Index of the theme's custom properties in a cache entry of cssinjs. */
const TEXT_OF_THEME = 3;

/**
 * antd's custom properties are in the built stylesheet (`tools/antd-styles.mjs`), like its rules. `zeroRuntime` only skips the rules;
 * without this cache, browsers would compute each component's properties again and insert them a second time.
 */
export function builtStyles(): Cache {
  const cache = createCache();
  const update = cache.opUpdate.bind(cache);
  cache.opUpdate = (path, next) => {
    if (path.startsWith('cssVar%')) update(path, (before) => next(before ?? BUILT()));
    else if (path.startsWith('token%')) update(path, (before) => withoutText(next(before)));
    else update(path, next);
  };
  return cache;
}

const withoutText = (entry: Entry): Entry => entry && [entry[0], (entry[1] as unknown[]).with(TEXT_OF_THEME, '')];
