const esmOnly = [
  'htmlparser2',
  'domhandler',
  'domutils',
  'domelementtype',
  'entities',
  'dom-serializer',
  '@nestjs',
  'cookie',
  'uuid',
  'pg-boss',
  'ical-generator',
  'nestjs-pino',
  'postal-mime',
  'serialize-error',
  'non-error',
  'rrule-temporal',
  'temporal-polyfill',
  'temporal-utils',
  '@js-temporal',
  '@otplib',
  'otplib',
  '@scure',
  '@noble',
];

export default {
  testEnvironment: 'node',
  roots: ['<rootDir>/src', '<rootDir>/tools/lib'],
  testMatch: ['**/*.spec.{ts,mjs}'],
  moduleFileExtensions: ['ts', 'js', 'mjs', 'json', 'node'],
  globalSetup: '<rootDir>/tools/test-database/setup.mjs',
  globalTeardown: '<rootDir>/tools/test-database/teardown.mjs',
  transform: {
    '\\.(ts|m?js)$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', decorators: true },
          transform: { legacyDecorator: true, decoratorMetadata: true, useDefineForClassFields: false },
          keepClassNames: true,
        },
        module: { type: 'commonjs' },
        swcrc: false,
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmOnly.join('|')})/)`],
  moduleNameMapper: { '^(\\.{1,2}/.*)\\.js$': '$1' },
  // Jest leaves one core to itself, which is half of a machine with two.
  maxWorkers: '100%',
  testTimeout: 120_000,
};
