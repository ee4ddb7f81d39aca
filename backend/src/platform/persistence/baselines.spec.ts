import type { MigrationInterface } from 'typeorm';
import { BadConfiguration } from '../config/environment.js';
import { doneOf } from './baselines.js';
import { forwardOnly } from './forward-only.js';

class Step implements MigrationInterface {
  up = () => Promise.resolve();
  down = forwardOnly;
}
class Letters2 extends Step {
  static readonly replaces = ['Letters1', 'LettersBySender1'];
}
class Guests2 extends Step {
  static readonly replaces = ['Guests1'];
}
class Stamps3 extends Step {}

const ALL = [Letters2, Guests2, Stamps3];
const OLDER = ['Letters1', 'LettersBySender1', 'Guests1'];

it.each([
  ['none where nothing has run', [], []],
  ['what has run by its own name', ['Letters2'], [Letters2]],
  ['each baseline where all older migrations have run', OLDER, [Letters2, Guests2]],
  ['what has run since as well', [...OLDER, 'Letters2', 'Guests2', 'Stamps3'], ALL],
  ['nothing by what this program never knew', ['Tomorrow4'], []],
])('finds done %s', (_, names, done) => {
  expect(doneOf(ALL, names)).toEqual(done);
});

it.each([
  ['in the middle of a baseline', ['Letters1', 'Guests1'], "'LettersBySender1' of its"],
  ['between two of them', ['Guests1'], "'Letters1' and 1 more of its"],
])('refuses what stopped %s', (_, names, sentence) => {
  const finding = () => doneOf(ALL, names);
  expect(finding).toThrow(BadConfiguration);
  expect(finding).toThrow(sentence);
});
