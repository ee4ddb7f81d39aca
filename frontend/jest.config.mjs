const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
};

export default {
  // Jest leaves one core to itself, which is half of a machine with two.
  maxWorkers: '100%',
  testTimeout: 120_000,
  roots: ['<rootDir>/src'],
  testEnvironment: '<rootDir>/tools/jest/environment.cjs',
  setupFilesAfterEnv: ['<rootDir>/tools/jest/setup.mjs'],
  moduleNameMapper: {
    '\\.(css|svg|png|webp|avif|woff2)(\\?url)?$': '<rootDir>/tools/jest/asset.cjs',
    '^@/(.*)$': '<rootDir>/src/$1',
    '^@content/(.*)$': '<rootDir>/../backend/content/$1',
  },
  transform: { '^.+\\.(mjs|[jt]sx?)$': ['@swc/jest', swc] },
};
