import { IMPORT_TRANSITIONS } from './contact-import.js';

it('is started once, done only while it runs, and stays done', () => {
  expect(IMPORT_TRANSITIONS).toEqual({ uploaded: ['running'], running: ['done'], done: [] });
});
