import { createCache } from '@ant-design/cssinjs';

type Cache = ReturnType<typeof createCache>;
type Entry = ReturnType<Cache['opGet']>;

/** A component's custom properties: tokens, their text, the name of their style element, the key of the theme. */
const BUILT = () => [0, [{}, '', '', '']] satisfies Entry;
/** Where the theme's own custom properties stand as text, in what is kept of it. */
const TEXT_OF_THEME = 3;

/**
 * antd's custom properties are in the stylesheet that is built (`tools/antd-styles.mjs`), as its rules are. `zeroRuntime` spares
 * browsers the rules alone: they would work out the properties of each component again, and put them into the page beside those.
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
