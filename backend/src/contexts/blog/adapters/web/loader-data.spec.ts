import { readLoaderData, writeLoaderData } from './loader-data.js';

it('reads what a built page carries', () => {
  const list =
    '[{"_1":2,"_3":-5,"_4":-7},"loaderData",[5,5],"actionData","errors",{"_6":7,"_8":9},"id","a","featured",true]';
  const post = { id: 'a', featured: true };
  expect(readLoaderData(list)).toEqual({ loaderData: [post, post], actionData: null, errors: undefined });
});

it('writes what it read', () => {
  const data = { a: ['x', 'y', 'x', 5, true, null], b: { x: { x: [] } }, '': undefined };
  expect(readLoaderData(writeLoaderData(data))).toEqual(data);
});

it.each(['[["D",1]]', '[{"_1":-3},"a"]'])('refuses data of a kind it does not know: %s', (list) => {
  expect(() => readLoaderData(list)).toThrow('unknown kind');
});
