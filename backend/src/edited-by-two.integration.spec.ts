import { addDays, dateIn } from './kernel/calendar.js';
import type { TestApp } from './platform/testing/test-app.js';
import { aReservationRequest } from './contexts/reservations/testing/a-reservation-request.js';
import { startTestApp } from './testing/start-test-app.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

type Row = Record<string, unknown> & { readonly id: string };
const create = async (path: string, body: object) =>
  (await app.as('admin').post(path).send(body).expect(201)).body as Row;
const day = (days: number) => addDays(dateIn('America/New_York', app.clock.now()), days);

interface Edited {
  readonly method: 'put' | 'patch';
  readonly path: string;
  readonly shown: Row;
  readonly field: string;
  readonly texts?: readonly [string, string, string];
  /** What the screen showed; of rows with `updatedAt` that. */
  readonly expected?: object;
}

const KINDS: [string, () => Promise<Edited>][] = [
  [
    'a contact',
    async () => {
      const shown = await create('/api/customer-contacts', {
        firstName: 'Ana',
        lastName: 'Lee',
        email: 'ana-two@guests.example',
        emailOptIn: false,
      });
      return { method: 'put', path: `/api/customer-contacts/${shown.id}`, shown, field: 'notes' };
    },
  ],
  [
    'a segment',
    async () => {
      const shown = await create('/api/contact-segments', { name: 'Regulars', tags: ['regular'] });
      return { method: 'put', path: `/api/contact-segments/${shown.id}`, shown, field: 'description' };
    },
  ],
  [
    'an automation',
    async () => {
      const shown = await create('/api/email-automation', { name: 'Welcome', emailSequence: [{}] });
      return { method: 'put', path: `/api/email-automation/${shown.id}`, shown, field: 'description' };
    },
  ],
  [
    'scheduled content',
    async () => {
      const shown = await create('/api/manager/scheduled-content', {
        title: 'Menu',
        contentType: 'blog_post',
        content: 'Soup',
        scheduledDate: day(9),
        approvalDeadline: day(5),
      });
      return { method: 'patch', path: `/api/manager/scheduled-content/${shown.id}`, shown, field: 'title' };
    },
  ],
  [
    'the email settings',
    async () => {
      const path = '/api/admin/email-settings';
      const shown = (await app.as('admin').get(path).expect(200)).body as Row;
      return { method: 'put', path, shown, field: 'senderName' };
    },
  ],
  [
    'the notes of a table',
    async () => {
      const { id } = await create('/api/reservations', aReservationRequest({ customerEmail: 'two@guests.example' }));
      const path = `/api/admin/reservations/${id}`;
      const shown = (await app.as('admin').get(path).expect(200)).body as Row;
      return { method: 'patch', path, shown, field: 'adminNotes', expected: { expectedNotes: '' } };
    },
  ],
];

it.each(KINDS)('rejects the second of two concurrent edits of %s, and preserves the first', async (_, make) => {
  const { method, path, shown, field, expected = { expectedUpdatedAt: shown['updatedAt'] } } = await make();
  const edit = (text: string, more: object = expected) =>
    app
      .as('admin')
      .call(method, path)
      .send({ [field]: text, ...more });
  const stored = async () => ((await app.as('admin').get(path).expect(200)).body as Row)[field];
  await edit('By the first').expect(200);
  const { body } = await edit('By the second').expect(409);
  expect(body).toMatchObject({
    detail: expect.stringMatching(
      /^Someone else changed .* Save again to replace their changes with yours\.$/,
    ) as string,
  });
  expect(await stored()).toBe('By the first');
  await edit('By the second', {}).expect(200);
  expect(await stored()).toBe('By the second');
});
