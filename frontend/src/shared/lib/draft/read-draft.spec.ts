import { readDraft } from './use-draft';

const BLANK = { name: '', days: 90, isActive: true, steps: [{ delay: 0, subject: '' }], note: null as string | null };

it.each([null, 'half written', '"text"', '[1]', 'null', '17'])('finds nothing in %j', (text) => {
  expect(readDraft(text, BLANK)).toBeNull();
});

it('returns what was typed', () => {
  const typed = { name: 'Spring', days: '7', isActive: false, steps: [{ delay: '3', subject: 'Hi' }], note: 'x' };
  expect(readDraft(JSON.stringify(typed), BLANK)).toEqual(typed);
});

it('restores from an older form what fits the current one', () => {
  const older = { name: 'Spring', days: ['7'], isActive: 'yes', steps: [{ delay: 3 }, 'mail', null], note: { a: 1 } };
  expect(readDraft(JSON.stringify(older), BLANK)).toEqual({
    name: 'Spring',
    days: 90,
    isActive: true,
    note: null,
    steps: [
      { delay: 3, subject: '' },
      { delay: 0, subject: '' },
      { delay: 0, subject: '' },
    ],
  });
});

it.each(['{}', '{"steps":{}}', '{"isActive":"yes"}', JSON.stringify(BLANK)])(
  'restores nothing from %s, of which nothing fits',
  (text) => {
    expect(readDraft(text, BLANK)).toBeNull();
  },
);

it('restores a draft from before the form stored what it was typed over, and the other way around', () => {
  const typed = { ...BLANK, name: 'Spring' };
  const edit = { before: BLANK, after: typed };
  expect(readDraft(JSON.stringify(typed), { before: BLANK, after: BLANK })).toEqual(edit);
  expect(readDraft(JSON.stringify(edit), BLANK)).toEqual(typed);
});

it('returns what was typed inside an empty object or an empty list', () => {
  const blank = { days: {}, spans: [] as object[], tags: [] as string[] };
  const typed = { days: { monday: [{ opens: '9:00' }] }, spans: [{ opens: '10:00', closes: '' }], tags: ['wine'] };
  expect(readDraft(JSON.stringify(typed), blank)).toEqual(typed);
});

it('drops empty items of a list', () => {
  expect(readDraft('{"spans":[null,{"opens":"10:00"}]}', { spans: [] as object[] })).toEqual({
    spans: [{ opens: '10:00' }],
  });
});
