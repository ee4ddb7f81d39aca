import { build, type Plugin, type UserConfig } from 'vite';

const MARK = '?script';

/** The restaurant's details and hours are JSON in each page: in its script, those of the file would be another restaurant's. */
const withoutProfile: Plugin = {
  name: 'without-profile',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/content/restaurant.json')
      ? JSON.stringify({ address: {}, socialLinks: [], openingHours: {} })
      : undefined,
};

/** `import code from './file?script'`: the file with all its imports as one inline script. */
export function inlineScript(resolve: UserConfig['resolve']): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (!source.endsWith(MARK)) return null;
      const file = await this.resolve(source.slice(0, -MARK.length), importer);
      return file && `${file.id}${MARK}`;
    },
    async load(id) {
      if (!id.endsWith(MARK)) return null;
      const result = await build({
        configFile: false,
        logLevel: 'warn',
        resolve,
        plugins: [withoutProfile],
        build: {
          write: false,
          rolldownOptions: { input: id.slice(0, -MARK.length), output: { format: 'iife' } },
        },
      });
      const [script, ...others] = 'output' in result ? result.output : [];
      if (!script || others.length > 0) throw new Error(`${id} would need other files beside it.`);
      return `export default ${JSON.stringify(script.code)}`;
    },
  };
}
