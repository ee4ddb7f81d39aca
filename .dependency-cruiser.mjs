const contexts = '^backend/src/contexts/';
/** Of the one context that is large enough to have parts. */
const parts = `${contexts}email-marketing/`;
/** What others may import of a context: its index, or its module if there is nothing else. */
const front = `${contexts}[^/]+/(index|[^/]+\\.module)\\.ts$`;
/** Folders of the platform from the lowest on; each may import only those in the lines above it. Files next to them compose. */
const layers = [
  ['config', 'html', 'imports', 'links', 'registration', 'restaurant', 'testing'],
  ['logging', 'persistence'],
  ['http'],
  ['idempotency', 'lists', 'outbound', 'rate-limits', 'restored', 'tracing', 'web'],
  ['jobs'],
  ['events', 'mail'],
  ['health', 'live'],
  ['metrics', 'personal-data'],
];
const platform = '^backend/src/platform/';
const tests = '\\.spec\\.ts$|\\.contract\\.ts$|/testing/';

/** The back end's import rules; docs/architecture.md has the picture. */
export default {
  forbidden: [
    {
      // Temporal is the language's own calendar; the package replaces it until Node includes it.
      name: 'kernel-imports-nothing-but-temporal',
      severity: 'error',
      from: { path: '^backend/src/kernel/', pathNot: tests },
      to: { pathNot: ['^backend/src/kernel/', '(^|/)node_modules/temporal-polyfill/'] },
    },
    {
      // A part of a context is built as a context is. Of Nest, ESLint allows `Injectable` alone.
      name: 'domain-imports-itself-and-kernel',
      severity: 'error',
      from: { path: `${contexts}(.+)/domain/`, pathNot: tests },
      to: {
        pathNot: [
          `${contexts}$1/domain/`,
          '^backend/src/kernel/',
          `${parts}[^/]+/domain/index\\.ts$`,
          '(^|/)node_modules/@nestjs/common/',
        ],
      },
    },
    {
      name: 'another-part-through-its-index',
      severity: 'error',
      from: { path: `${parts}([^/]+)/`, pathNot: tests },
      to: { path: `${parts}[^/]+/`, pathNot: [`${parts}$1/`, `${parts}[^/]+/((domain/)?index|[^/]+\\.module)\\.ts$`] },
    },
    {
      // Adapters are for each other, for the module that binds them, and for the index. The rule above covers what domains import.
      name: 'services-know-no-adapter',
      severity: 'error',
      from: {
        path: contexts,
        pathNot: [tests, '/(domain|adapters)/', '\\.module\\.ts$', '/index\\.ts$'],
      },
      to: { path: `${contexts}.*/adapters/` },
    },
    {
      name: 'another-context-through-its-index',
      severity: 'error',
      from: { path: `${contexts}([^/]+)/`, pathNot: tests },
      to: { path: contexts, pathNot: [`${contexts}$1/`, front] },
    },
    {
      // A small context has no domain/: its controllers and repositories are at its top.
      name: 'domains-and-services-know-no-other-context',
      severity: 'error',
      from: { path: `${contexts}([^/]+)/.*(domain/|\\.service\\.ts$|/index\\.ts$)`, pathNot: tests },
      to: { path: contexts, pathNot: `${contexts}$1/` },
    },
    {
      name: 'never-through-the-own-index',
      severity: 'error',
      from: { path: `${contexts}([^/]+)/` },
      to: { path: `${contexts}$1/index\\.ts$` },
    },
    {
      name: 'contexts-from-outside-through-their-index',
      severity: 'error',
      from: { path: '^backend/src/', pathNot: [contexts, tests] },
      to: { path: contexts, pathNot: front },
    },
    {
      name: 'platform-knows-no-context',
      severity: 'error',
      from: { path: '^backend/src/platform/', pathNot: tests },
      to: { path: contexts },
    },
    ...layers.map((folders, level) => ({
      name: 'platform-imports-lower-layers',
      severity: 'error',
      from: { path: `${platform}(${folders.join('|')})/`, pathNot: tests },
      to: {
        path: platform,
        pathNot: [`${platform}(${layers.slice(0, level).flat().join('|') || '-'})/`, `${platform}$1/`],
      },
    })),
    {
      name: 'nothing-runs-back-up',
      severity: 'error',
      from: { path: '^backend/src/(kernel|platform|contexts)/', pathNot: '\\.spec\\.ts$' },
      to: { path: '^backend/src/', pathNot: '^backend/src/(kernel|platform|contexts|embedded-postgres)/' },
    },
    {
      name: 'only-the-start-knows-the-embedded-database',
      severity: 'error',
      from: { path: '^backend/src/(kernel|platform|contexts)/', pathNot: tests },
      to: { path: '^backend/src/embedded-postgres/' },
    },
    {
      name: 'the-embedded-database-stands-alone',
      severity: 'error',
      from: { path: '^backend/src/embedded-postgres/' },
      to: { path: '^backend/src/', pathNot: '^backend/src/embedded-postgres/' },
    },
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'require', 'node', 'default'] },
  },
};
