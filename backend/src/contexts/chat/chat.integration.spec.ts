import content from '../../../content/chat.json' with { type: 'json' };
import type { Client, TestApp } from '../../platform/testing/test-app.js';
import { startTestApp } from '../../testing/start-test-app.js';

interface Answer {
  topic: string;
  reply: string;
  updatedAt: string;
}

let app: TestApp;
let owner: Client;
beforeAll(async () => {
  app = await startTestApp({ JOBS: 'off' });
  owner = await app.anonymous().login('admin');
});
afterAll(() => app.stop());

const answers = async () => (await owner.get('/api/admin/chat-answers').expect(200)).body as Answer[];
const correct = (body: object) => owner.put('/api/admin/chat-answers/dogs').send(body);

it('stores the owner’s answer until the original one applies again', async () => {
  await correct({ reply: 'Dogs are welcome in the courtyard.' }).expect(204);
  const [answer] = await answers();
  expect(answer).toMatchObject({ topic: 'dogs', reply: 'Dogs are welcome in the courtyard.' });
  await owner.delete('/api/admin/chat-answers/dogs').query({ seen: answer?.updatedAt }).expect(204);
  expect(await answers()).toEqual([]);
});

it('does not overwrite an answer that someone else changed in the meantime', async () => {
  await correct({ reply: 'First' }).expect(204);
  await correct({ reply: 'Second' }).expect(409);
  const [answer] = await answers();
  await correct({ reply: 'Third', seen: answer?.updatedAt }).expect(204);
  await owner.delete('/api/admin/chat-answers/dogs').query({ seen: answer?.updatedAt }).expect(409);
  expect((await answers())[0]?.reply).toBe('Third');
});

it('refuses an empty answer, a long one, and a topic that the chat does not have', async () => {
  await correct({ reply: ' ' }).expect(400);
  await correct({ reply: 'x'.repeat(501) }).expect(400);
  await owner.put('/api/admin/chat-answers/cats').send({ reply: 'Yes' }).expect(404);
});

it('names the answer by its title in the activity log', async () => {
  await owner.put('/api/admin/chat-answers/wifi').send({ reply: 'Ask us.' }).expect(204);
  const { body } = await owner.get('/api/admin/trail?limit=1').expect(200);
  expect(body).toMatchObject([{ subjectType: 'chat-answer', subjectName: 'Wi-Fi' }]);
});

it('has another title for each topic', () => {
  const titles = content.topics.map(({ title }) => title);
  expect(new Set(titles).size).toBe(titles.length);
});
