import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { CapturedMails, stampOf } from './captured-mails.js';

const NOW = new Date('2026-11-21T15:00:00Z');
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 86_400_000);

let directory: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'captured-'));
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const write = async (at: Date) => {
  const file = `${stampOf(at)}-guest-notice-${randomUUID()}.eml`;
  await writeFile(join(directory, file), 'Subject: Hello\r\n\r\nHello');
  return file;
};

it('deletes emails older than the limit, and no other files', async () => {
  const [, young] = [await write(daysAgo(91)), await write(daysAgo(89))];
  await writeFile(join(directory, 'README'), 'Of the owner');
  await new CapturedMails(directory, true).prune(daysAgo(90));
  expect((await readdir(directory)).sort()).toEqual([young, 'README'].sort());
});

it('deletes the oldest of more than 10,000', async () => {
  const oldest = await write(daysAgo(2));
  for (let written = 0; written < 10_000; written += 1) await write(daysAgo(1));
  await new CapturedMails(directory, true).prune(daysAgo(90));
  const files = await readdir(directory);
  expect([files.length, files.includes(oldest)]).toEqual([10_000, false]);
});
