import type { AutomationStep } from './automation.js';
import { movedSteps } from './edited-sequence.js';

/** Emails as `template@days`. */
const sequence = (text: string): AutomationStep[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map((email) => {
      const [templateId = '', days] = email.split('@');
      return { templateId, templateName: null, customSubject: null, delayDays: Number(days) };
    });

/** What people who wait for an email continue with: `from>to@days`. */
const moves = (before: string, after: string) =>
  movedSteps(sequence(before), sequence(after)).map(
    ({ from, to, delayDays }) => `${String(from)}>${delayDays === null ? 'end' : `${String(to)}@${String(delayDays)}`}`,
  );

it.each<[string, string, string, string[]]>([
  ['the last email is removed', 'a@0 b@3 c@7', 'a@0 b@3', ['2>end']],
  ['the last two are removed', 'a@0 b@3 c@7', 'a@0', ['1>end', '2>end']],
  ['the first is removed', 'a@0 b@3 c@7', 'b@3 c@7', ['0>0@3', '1>0@3', '2>1@7']],
  ['the middle one is removed', 'a@0 b@3 c@7', 'a@0 c@7', ['1>1@7', '2>1@7']],
  ['an email is added in front', 'a@0 b@3', 'x@0 a@1 b@3', ['1>2@3']],
  ['an email is added between', 'a@0 b@3', 'a@0 x@1 b@3', ['1>1@1']],
  ['an email is added at the end', 'a@0 b@3', 'a@0 b@3 c@9', []],
  ['only the days change', 'a@0 b@30', 'a@0 b@3', ['1>1@3']],
  ['a template is replaced in its place', 'a@0 b@3', 'x@0 b@3', []],
  ['the last template is replaced in its place', 'a@0 b@3', 'a@0 x@3', []],
  ['all is replaced', 'a@0 b@3', 'x@0', ['1>end']],
  ['two emails are swapped', 'a@0 b@3', 'b@1 a@3', ['0>0@1', '1>0@1']],
  ['the last email becomes the first', 'a@0 b@3 c@7', 'c@0 a@1 b@3', ['1>0@0', '2>0@0']],
  ['the first email becomes the last', 'a@0 b@3 c@7', 'b@0 c@3 a@7', ['1>0@0', '2>1@3']],
  ['emails behind a person are swapped', 'a@0 b@1 c@2', 'b@0 a@9 c@12', ['1>0@0', '2>2@12']],
  ['nothing changes', 'a@0 a@3 a@7', 'a@0 a@3 a@7', []],
])('continues when %s', (_, before, after, expected) => {
  expect(moves(before, after)).toEqual(expected);
});
