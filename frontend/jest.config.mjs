import { bundledPackages } from './tools/jest/packages.mjs';
import { NEEDS_DOM } from './tools/jest/specs.mjs';

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2023',
  },
  module: { type: 'commonjs' },
};

export default async () => {
  const project = {
    roots: ['<rootDir>/src'],
    moduleNameMapper: {
      '\\.(css|svg|png|webp|avif|woff2)(\\?(url|inline))?$': '<rootDir>/tools/jest/asset.cjs',
      '^@/(.*)$': '<rootDir>/src/$1',
      '^@content/(.*)$': '<rootDir>/../backend/content/$1',
      ...(await bundledPackages()),
    },
    transform: { '^.+\\.(mjs|[jt]sx?)$': ['@swc/jest', swc] },
    restoreMocks: true,
  };
  return {
    // Jest leaves one core to itself, which is half of a machine with two.
    maxWorkers: '100%',
    testTimeout: 120_000,
    projects: [
      {
        ...project,
        displayName: 'browser',
        testMatch: ['**/*.spec.tsx', ...NEEDS_DOM.map((name) => `<rootDir>/src/${name}`)],
        testEnvironment: '<rootDir>/tools/jest/environment.cjs',
        setupFilesAfterEnv: ['<rootDir>/tools/jest/clock.cjs', '<rootDir>/tools/jest/dom.cjs'],
      },
      {
        ...project,
        displayName: 'node',
        testMatch: ['**/*.spec.ts'],
        testPathIgnorePatterns: NEEDS_DOM.map((name) => `<rootDir>/src/${name}`),
        testEnvironment: 'node',
        setupFilesAfterEnv: ['<rootDir>/tools/jest/clock.cjs'],
      },
    ],
  };
};
