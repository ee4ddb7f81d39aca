import 'reflect-metadata';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { OptionalText, Text } from './fields/index.js';
import { InputPipe } from './input.pipe.js';

class Note {
  @OptionalText({ label: 'the title', max: 5 }) readonly title?: string;
  @Text({ label: 'the text', max: 5 }) readonly text!: string;
  @OptionalText({ label: 'the author', max: 5 }) readonly author?: string;
}

const pipe = new InputPipe();
const read = (body: unknown) => pipe.transform(body, { type: 'body', metatype: Note });

it('drops undeclared fields without looking at them', async () => {
  const sent = JSON.parse('{"text":" Soup ","id":"a\\u0000","constructor":1,"__proto__":{"title":"x"}}') as object;
  const note = await read(sent);
  expect(note).toBeInstanceOf(Note);
  expect(Object.entries(note as Note)).toEqual([['text', 'Soup']]);
  expect((note as Note).title).toBeUndefined();
});

it('reports each wrong field once, missing ones first', async () => {
  const shown = 'Please remove invisible characters.';
  await expect(read({ title: 'too long\0', text: '', author: '\ud800' })).rejects.toMatchObject({
    message: 'Enter the text.',
    fields: [
      { field: 'text', message: 'Enter the text.' },
      { field: 'title', message: 'Use at most 5 characters for the title.' },
      { field: 'author', message: shown },
    ],
  });
});

it.each([undefined, null, [], ['Soup'], 'Soup', 7])('takes %j for no object with fields', async (body) => {
  await expect(read(body)).rejects.toMatchObject({ fields: [{ field: 'text', message: 'Enter the text.' }] });
});

it('cleans undeclared text, and leaves paths and custom parameters as they are', async () => {
  expect(await pipe.transform(' Soup ', { type: 'query', metatype: String, data: 'dish' })).toBe('Soup');
  expect(await pipe.transform(undefined, { type: 'query', metatype: String, data: 'dish' })).toBeUndefined();
  expect(await pipe.transform({ dish: ' Soup ' }, { type: 'body', metatype: Object })).toEqual({ dish: 'Soup' });
  expect(await pipe.transform(' Soup ', { type: 'param', metatype: String, data: 'id' })).toBe(' Soup ');
  expect(await pipe.transform(' Soup ', { type: 'custom', metatype: Note })).toBe(' Soup ');
});

it.each([
  ['Ana\0,ana@guests.example\0\0', 'Ana,ana@guests.example'],
  ['An\0a\u000bLee', 'Ana Lee'],
  ['an\0a@guests.example', 'an\ufffda@guests.example'],
  ['"an\u0001a@guests.example";x', '"an\ufffda@guests.example";x'],
])('reads %j of a file as %j', async (csv, text) => {
  expect(await pipe.transform({ csv }, { type: 'body', metatype: Object })).toEqual({ csv: text });
});

it('reads a file of one word of 5 MB, also where V8 no longer optimizes regular expressions', async () => {
  // In a process of its own, because V8 stops optimizing them once a process has compiled many.
  const script = `
    import { countTableRows } from './dist/kernel/file-import.js';
    import { plainText } from './dist/platform/http/input.pipe.js';
    const { csv } = plainText({ csv: 'x'.repeat(5 * 1024 * 1024) }).plain;
    console.log(csv.length, await countTableRows(csv, () => Promise.resolve(1)));`;
  const flags = ['--no-regexp-optimization', '--input-type=module', '--eval', script];
  const { stdout } = await promisify(execFile)(process.execPath, flags);
  expect(stdout.trim()).toBe('5242880 1');
});
