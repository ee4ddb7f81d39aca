import type { Test } from 'supertest';
import type { Scope } from '../../../../kernel/scope.js';
import type { TestApp } from '../../../../platform/testing/test-app.js';
import { startTestApp } from '../../../../testing/start-test-app.js';
import { IdentityService } from '../../../identity/index.js';
import { AccessTokensService } from '../../domain/access-tokens.service.js';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
});
afterAll(() => app.stop());

const createToken = async (scopes: readonly Scope[], more: object = {}) => {
  const sent = app
    .as('admin')
    .post('/api/admin/tokens')
    .send({ name: 'The till', scopes, ...more });
  return (await sent.expect(201)).body as { id: string; token: string; expiresAt: string };
};

type Call = (method: 'get' | 'post' | 'patch' | 'delete', path: string) => Test;
const by =
  (token: string): Call =>
  (method, path) =>
    app.anonymous().call(method, `/api/v1/${path}`).set('Authorization', `Bearer ${token}`);
const program = async (...scopes: Scope[]) => by((await createToken(scopes)).token);

describe('webhooks of a program', () => {
  const subscribe = (call: Awaited<ReturnType<typeof program>>, types: string[], more: object = {}) =>
    call('post', 'webhooks').send({ url: 'https://receiver.example', types, ...more });

  it.each([
    [['webhooks:manage'], ['reservation.confirmed'], false, 'reservations:read'],
    [['webhooks:manage'], ['contact.created'], false, 'contacts:read'],
    [['webhooks:manage', 'reservations:read'], ['reservation.confirmed', 'contact.created'], false, 'contacts:read'],
    [['webhooks:manage', 'reservations:read'], ['*'], false, 'events:read'],
    [['webhooks:manage', 'events:read'], ['*'], true, 'guests:read'],
  ] as const)('with %j may not receive %j (guests: %s): %s is missing', async (scopes, types, withGuestData, scope) => {
    const refused = await subscribe(await program(...scopes), [...types], { withGuestData }).expect(403);
    expect(refused.body).toMatchObject({ detail: `This token lacks the scope ${scope}.` });
  });

  it('may receive what the token may read', async () => {
    await subscribe(await program('webhooks:manage', 'reservations:read'), ['reservation.confirmed']).expect(201);
    await subscribe(await program('webhooks:manage', 'events:read'), ['*']).expect(201);
  });

  it('are its own: no other program sees, changes or ends them, and the owner does', async () => {
    const made = await subscribe(await program('webhooks:manage', 'events:read'), ['*']).expect(201);
    const { id } = made.body as { id: string };
    const other = await program('webhooks:manage', 'events:read', 'guests:read');
    expect((await other('get', 'webhooks').expect(200)).body).toEqual([]);
    for (const tried of [
      other('get', `webhooks/${id}`),
      other('get', `webhooks/${id}/deliveries`),
      other('patch', `webhooks/${id}`).send({ url: 'https://mine.example' }),
      other('post', `webhooks/${id}/rotate`),
      other('post', `webhooks/${id}/test`).send({ type: 'reservation.confirmed' }),
      other('post', `webhooks/${id}/replay`).send({ since: new Date().toISOString() }),
      other('post', `webhooks/${id}/deliveries/${id}/redeliver`),
      other('delete', `webhooks/${id}`),
    ]) {
      await tried.expect(404);
    }
    await app.as('admin').get(`/api/admin/webhooks/${id}`).expect(200);
    await app.as('admin').delete(`/api/admin/webhooks/${id}`).expect(204);
  });

  const standing = async (id: string) =>
    (await app.as('admin').get(`/api/admin/webhooks/${id}`).expect(200)).body as object;

  it('are switched off when the token is ended', async () => {
    const { id: tokenId, token } = await createToken(['webhooks:manage', 'events:read']);
    const { id } = (await subscribe(by(token), ['*']).expect(201)).body as { id: string };
    expect(await standing(id)).toMatchObject({ tokenId, isActive: true });
    await app.as('admin').delete(`/api/admin/tokens/${tokenId}`).expect(204);
    expect(await standing(id)).toMatchObject({
      isActive: false,
      disabledReason: 'The token “The till” that created it has ended.',
    });
  });

  it('receive nothing once the token has expired, and are turned off', async () => {
    const { token } = await createToken(['webhooks:manage', 'events:read'], { expiresInDays: 1 });
    const { id } = (await subscribe(by(token), ['*']).expect(201)).body as { id: string };
    app.clock.advance({ hours: 24 });
    try {
      await app.nest.get(AccessTokensService, { strict: false }).endExpired();
      const owner = await app.anonymous().login('admin');
      const { body } = await owner.get(`/api/admin/webhooks/${id}`).expect(200);
      expect(body).toMatchObject({ isActive: false });
    } finally {
      app.clock.advance({ hours: -24 });
    }
  });
});

it('ends what an account has let in when the account is deactivated', async () => {
  const account = { role: 'admin', email: 'leaving@home.example', password: 'heron and kiln' } as const;
  const draft = { ...account, name: 'Leaving', isDemo: false, createdBy: 'The Owner' };
  await app.nest.get(IdentityService, { strict: false }).createAccount(draft);
  const leaving = await app.anonymous().login('admin', account.email, account.password);
  const { body: self } = await leaving.get('/api/admin/me').expect(200);
  const { body: token } = await leaving.post('/api/admin/tokens').send({ name: 'Theirs', scopes: ['menu:read'] });
  const webhook = await leaving.post('/api/admin/webhooks').send({ url: 'https://receiver.example', types: ['*'] });
  const feed = await leaving.post('/api/admin/calendar-feeds').send({ kind: 'all', withNames: false }).expect(201);
  const { id } = self as { id: string };
  await app.as('admin').patch(`/api/admin/accounts/${id}/status`).send({ isActive: false }).expect(200);
  await app.runJobs();
  await by((token as { token: string }).token)('get', 'menu').expect(401);
  const { id: webhookId } = webhook.body as { id: string };
  const { body: off } = await app.as('admin').get(`/api/admin/webhooks/${webhookId}`).expect(200);
  expect(off).toMatchObject({ isActive: false, disabledReason: 'The account that made it was deactivated.' });
  await app
    .anonymous()
    .get(new URL((feed.body as { url: string }).url).pathname)
    .expect(404);
});
