import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { specsIn } from '../../../backend/tools/lib/test-groups.mjs';

const frontend = fileURLToPath(new URL('../..', import.meta.url));

/** Specs without components that use what only a browser has, in `src`. */
export const NEEDS_DOM = [
  'app/in-the-browser.spec.ts',
  'app/start/early-taps.spec.ts',
  'entities/restaurant/model/update-time-texts.spec.ts',
  'pages/business-report/model/report-document.spec.ts',
  'features/content/write-content/model/content-html.spec.ts',
  'pages/home/model/restaurant-facts.spec.ts',
  'pages/staff-dashboard/model/begin.spec.ts',
  'shared/api/client.spec.ts',
  'shared/api/offline-queue.spec.ts',
  'shared/api/offline-queue-store.spec.ts',
  'shared/lib/stored-days.spec.ts',
  'shared/lib/stored-texts.spec.ts',
  'shared/links/acquisition-source.spec.ts',
  'shared/ui/rich-text/unsupported-formatting.spec.ts',
];

/** @returns {Record<string, string[]>} paths of the specs, by the project that runs them */
export function websiteSpecs() {
  const needsDom = new Set(NEEDS_DOM.map((name) => path.join(frontend, 'src', name)));
  return Object.groupBy(specsIn(frontend, ['src'], /\.spec\.tsx?$/), (file) =>
    file.endsWith('.tsx') || needsDom.has(file) ? 'browser' : 'node',
  );
}
