import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventsPage } from '../../contexts/integrations/index.js';
import { EventCatalogue } from '../../platform/events/event-catalogue.js';
import { withApplication } from './with-application.js';

/** Writes docs/events.md. */
await withApplication(
  (app) => {
    const page = join(import.meta.dirname, '..', '..', '..', '..', 'docs', 'events.md');
    writeFileSync(page, eventsPage(app.get(EventCatalogue, { strict: false })));
    return Promise.resolve();
  },
  { canBeEmpty: true },
);
