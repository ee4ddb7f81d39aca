import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const folder = path.resolve('src/app/routes');
const pages = readdirSync(folder).filter((name) => /^(admin|manager|staff)-/.test(name));

it.each(pages)('%s has an error boundary of its own', (name) => {
  expect(readFileSync(path.join(folder, name), 'utf8')).toContain('PageErrorBoundary as ErrorBoundary');
});
