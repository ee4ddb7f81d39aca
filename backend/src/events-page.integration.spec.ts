import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventsPage } from './contexts/integrations/index.js';
import { EventCatalogue } from './platform/events/event-catalogue.js';
import { startTestApp } from './testing/start-test-app.js';

it('matches the catalogue; update it with: npm run events-page', async () => {
  const app = await startTestApp({ JOBS: 'off' });
  try {
    const page = eventsPage(app.nest.get(EventCatalogue, { strict: false }));
    expect(readFileSync(join(__dirname, '..', '..', 'docs', 'events.md'), 'utf8')).toBe(page);
  } finally {
    await app.stop();
  }
});
