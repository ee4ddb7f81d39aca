import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const nodeGlobals = Object.fromEntries(Object.getOwnPropertyNames(globalThis).map((name) => [name, 'readonly']));
const typescript = ['**/*.ts', '**/*.tsx'];

const syntax = {
  doubleAssertion: {
    selector: 'TSAsExpression > TSAsExpression',
    message: 'A double assertion hides a type error: mend the type.',
  },
  exportAll: {
    selector: 'ExportAllDeclaration',
    message: 'Name what a slice exports.',
  },
  skippedTest: {
    selector:
      'CallExpression > MemberExpression[object.name=/^(it|test|describe)$/][property.name=/^(skip|only|todo)$/]',
    message: 'Every test runs, always.',
  },
  networkIdle: {
    selector: 'Literal[value="networkidle"]',
    message: 'Wait for what is meant: a quiet line says nothing on a busy machine.',
  },
  searchParams: {
    selector: 'ImportSpecifier[imported.name="useSearchParams"]',
    message: 'Of two changes before one is drawn its setter loses the first: useAddress.',
  },
};

const rawSql = {
  selector:
    'CallExpression[callee.property.name=/^(query|executeSql)$/]:matches([arguments.0.type=/^(Literal|TemplateLiteral)$/], [arguments.0.name=/^[A-Z][A-Z0-9_]*$/])',
  message:
    'SQL belongs in adapters/persistence, a *.repository.ts or a *.query.ts; a simple read or write is one of the repository.',
};

/** Phrases of `docs/writing.md` that have a plain equivalent. In comments and test names, cspell.config.yaml has the single words. */
const PHRASES = ['all the same', 'any more', 'at once', 'by itself', 'of before', 'the house', 'waiting list'];
const WORDS = ['everybody', 'meanwhile', 'nobody', 'somebody', 'telephone', 'whoever', 'whom'];
const message = 'Use the plain word of docs/writing.md.';
const texts = String.raw`/\b(?:${[...PHRASES, ...WORDS].join('|')})\b|‘\w/i`;
const plainWords = {
  selector: `JSXText[value=${texts}], :not(ImportDeclaration) > Literal[value=${texts}], TemplateElement[value.raw=${texts}]`,
  message,
};
const plainDescriptions = {
  selector: `Property[key.name=/^(?:description|summary)$/] > :matches(Literal[value=${texts}], TemplateLiteral > TemplateElement[value.raw=${texts}])`,
  message,
};
const names = String.raw`Literal[value=/\b(?:${PHRASES.join('|')})\b/i]`;
const plainTestNames = {
  selector: `CallExpression[callee.name=/^(?:it|test|describe)$/] > ${names}, CallExpression[callee.callee.property.name=each] > ${names}`,
  message,
};
/** From the top down: a layer imports what is below it. A slice imports its own files by relative paths, so never its own layer. */
const LAYERS = ['app', 'pages', 'widgets', 'features', 'entities', 'shared'];
const layerRules = LAYERS.slice(1).map((layer) => ({
  files: [`frontend/src/${layer}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^@/(?:${LAYERS.slice(0, LAYERS.indexOf(layer) + (layer === 'shared' ? 0 : 1)).join('|')})/`,
            message: 'A slice imports only the layers below its own.',
          },
        ],
      },
    ],
  },
}));
/** Oxlint would obey its directives and those of ESLint. */
const MARKS = ['todo', 'fixme', 'xxx', 'oxlint-disable', 'eslint-disable'];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/.react-router/',
    '**/*.gen.ts',
    'backend/tools/probes/',
    '**/.test-groups/',
    '.data/',
  ]),
  {
    linterOptions: { noInlineConfig: true },
    rules: {
      'max-lines': ['error', 400],
      'no-warning-comments': ['error', { terms: MARKS, location: 'anywhere' }],
      'no-restricted-syntax': ['error', syntax.doubleAssertion, syntax.skippedTest],
      eqeqeq: 'error',
    },
  },
  {
    files: ['backend/**/*.{ts,mjs}'],
    rules: {
      'no-warning-comments': ['error', { terms: [...MARKS, ...PHRASES], location: 'anywhere' }],
      'no-restricted-syntax': ['error', syntax.doubleAssertion, syntax.skippedTest, plainTestNames],
    },
  },
  {
    files: ['**/*.mjs', '**/*.cjs'],
    languageOptions: { globals: nodeGlobals },
    rules: {
      'no-dupe-keys': 'error',
      'no-undef': 'error',
      'no-unreachable': 'error',
      'no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-useless-assignment': 'error',
      'no-var': 'error',
      'prefer-const': 'error',
    },
  },
  { files: ['frontend/tools/jest/*'], languageOptions: { globals: { window: 'readonly', Element: 'readonly' } } },
  {
    files: ['**/*.cjs'],
    languageOptions: { sourceType: 'commonjs', globals: { module: 'writable', require: 'readonly' } },
  },
  {
    // Rules that need types are those of oxlint, in .oxlintrc.types.json.
    files: typescript,
    extends: [tseslint.configs.strict],
    rules: {
      '@typescript-eslint/ban-ts-comment': [
        'error',
        { 'ts-expect-error': true, 'ts-ignore': true, 'ts-nocheck': true },
      ],
      '@typescript-eslint/no-extraneous-class': ['error', { allowWithDecorator: true }],
      '@typescript-eslint/no-unused-vars': ['error', { ignoreRestSiblings: true }],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: [
      '**/adapters/persistence/**',
      '**/*.repository.ts',
      '**/*.query.ts',
      '**/migrations/**',
      '**/seed/**',
      'backend/src/platform/**',
      'backend/src/app/seed.ts',
      '**/*.spec.ts',
      '**/*.contract.ts',
      '**/testing/**',
      // What they send is about transactions and whole tables, not about what the product keeps.
      'backend/src/app/backup/**',
    ],
    rules: { 'no-restricted-syntax': ['error', syntax.doubleAssertion, syntax.skippedTest, rawSql, plainDescriptions] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: ['backend/src/platform/http/**', 'backend/src/platform/persistence/table-schema.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'class-transformer',
              importNames: ['Type'],
              message: 'Use @FromDigits() for numbers, which refuses `3e1`, and @Nested() for objects.',
            },
            {
              name: 'typeorm',
              importNames: ['EntitySchema'],
              message: 'Use TableSchema or TrackedSchema, which the connection knows.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['backend/src/contexts/**/domain/**/*.ts'],
    ignores: ['**/*.spec.ts', '**/*.contract.ts', '**/testing/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: '@nestjs/common',
              allowImportNames: ['Injectable'],
              message: 'A domain knows nothing else of Nest.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      // The build has no React Compiler, whose rules take as long as all others.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      'no-restricted-syntax': ['error', ...Object.values(syntax)],
    },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['**/*.spec.*', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...Object.values(syntax), plainWords] },
  },
  ...layerRules,
  {
    // Its names are those of request and response bodies.
    files: ['frontend/src/shared/call-schema/index.ts'],
    rules: { 'no-restricted-syntax': ['error', syntax.doubleAssertion] },
  },
  {
    // A baseline holds all tables of a context.
    files: ['backend/src/**/migrations/*.ts'],
    rules: { 'max-lines': 'off' },
  },
);
