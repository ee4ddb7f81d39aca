import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BadConfiguration } from './platform/config/environment.js';
import { serve } from './app/serve.js';

const WEB_ROOT = fileURLToPath(new URL(join('..', '..', 'frontend', 'dist', 'client'), import.meta.url));

try {
  await serve(process.env, WEB_ROOT);
} catch (error) {
  console.error(error instanceof BadConfiguration ? error.message : error);
  process.exit(1);
}
