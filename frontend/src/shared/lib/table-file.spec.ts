import { isText, isWorkbook, readTable, distinctiveWord } from './table-file';

const NAME = 'Email,Name\nana@guests.example,Renée';
const withMark = (mark: readonly number[], pairs: (code: number) => [number, number]) =>
  Uint8Array.from([...mark, ...Array.from(NAME).flatMap((letter) => pairs(letter.charCodeAt(0)))]);

it.each([
  ['UTF-8', new TextEncoder().encode(NAME)],
  ['Windows-1252', Uint8Array.from(Array.from(NAME), (letter) => letter.charCodeAt(0))],
  ['UTF-16', withMark([0xff, 0xfe], (code) => [code & 0xff, code >> 8])],
  ['UTF-16', withMark([0xfe, 0xff], (code) => [code >> 8, code & 0xff])],
  ['UTF-16', withMark([], (code) => [code & 0xff, code >> 8])],
  ['UTF-16', withMark([], (code) => [code >> 8, code & 0xff])],
])('reads %s', (encoding, bytes) => {
  expect(readTable(bytes)).toEqual({ encoding, text: NAME });
});

it('decodes characters that only Windows-1252 has', () => {
  expect(readTable(Uint8Array.of(0x80, 0x20, 0x92))).toEqual({ encoding: 'Windows-1252', text: '€ ’' });
});

it('knows a workbook of Excel by its first bytes', () => {
  expect(isWorkbook(Uint8Array.of(0x50, 0x4b, 3, 4, 20))).toBe(true);
  expect(isWorkbook(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0))).toBe(true);
  expect(isWorkbook(new TextEncoder().encode('PK,Email'))).toBe(false);
});

it('tells a picture from a table', () => {
  const picture = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52);
  expect(isText(readTable(picture))).toBe(false);
  expect(isText(readTable(new TextEncoder().encode(NAME)))).toBe(true);
});

it('names a word that reveals whether the file was decoded correctly', () => {
  expect(distinctiveWord(NAME)).toBe('Renée');
  expect(distinctiveWord('Ana Lee')).toBeUndefined();
});
