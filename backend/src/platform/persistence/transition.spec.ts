import { transition } from './transition.js';

type Status = 'waiting' | 'done' | 'left' | 'lost';
const NEXT: Record<Status, readonly Status[]> = {
  waiting: ['done', 'left'],
  done: ['waiting'],
  left: ['waiting'],
  lost: [],
};

it('is from all statuses that may become another, or from those of them that are named', () => {
  expect(transition(NEXT, 'done')).toEqual({ to: `'done'`, from: `'waiting'` });
  expect(transition(NEXT, 'waiting')).toEqual({ to: `'waiting'`, from: `'done', 'left'` });
  expect(transition(NEXT, 'waiting', ['left'])).toEqual({ to: `'waiting'`, from: `'left'` });
});

it('is refused where the table has no such step', () => {
  expect(() => transition(NEXT, 'left', ['waiting', 'done'])).toThrow('What is done never becomes left.');
  expect(() => transition(NEXT, 'lost')).toThrow('What is there never becomes lost.');
  expect(() => transition(NEXT, 'done', [])).toThrow('What is there never becomes done.');
});
