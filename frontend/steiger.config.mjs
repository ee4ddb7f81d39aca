import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  // One feature per user intent stays findable, even when it is used once.
  { rules: { 'fsd/insignificant-slice': 'off' } },
  { files: ['./src/**/*.spec.*', './src/**/*.test.*'], rules: { 'fsd/no-public-api-sidestep': 'off' } },
]);
