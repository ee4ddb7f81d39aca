import fsd from '@feature-sliced/steiger-plugin';
import { defineConfig } from 'steiger';

export default defineConfig([
  ...fsd.configs.recommended,
  // One feature per user intent stays findable, even when it is used once.
  { rules: { 'fsd/insignificant-slice': 'off' } },
  // A slice or a part of `shared/lib` that fits into one file is that file; ESLint holds its imports to the layers.
  { rules: { 'fsd/no-segmentless-slices': 'off', 'fsd/shared-lib-grouping': 'off' } },
  // Tests of the board also open a day of service.
  { files: ['./src/widgets/reservations/board/testing/**'], rules: { 'fsd/forbidden-imports': 'off' } },
  { files: ['./src/**/*.spec.*', './src/**/*.test.*'], rules: { 'fsd/no-public-api-sidestep': 'off' } },
]);
