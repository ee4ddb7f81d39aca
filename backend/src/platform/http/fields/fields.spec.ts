import 'reflect-metadata';
import { Controller, Module, Post, Body } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { DocumentBuilder, SwaggerModule } from '@nestjs/swagger';
import { InvalidInput } from '../../../kernel/domain-error.js';
import { InputPipe } from '../input.pipe.js';
import {
  AnyText,
  Flag,
  type FlagText,
  FromDigits,
  Line,
  MailAddress,
  Nested,
  NestedList,
  OneOf,
  OptionalAnyText,
  OptionalFlag,
  OptionalLine,
  OptionalMailAddress,
  OptionalNested,
  OptionalNestedList,
  OptionalNumber,
  OptionalOneOf,
  OptionalPhoneNumber,
  OptionalText,
  OptionalTextList,
  OptionalUnambiguousText,
  OptionalWebAddress,
  OptionalYesNo,
  Text,
  YesNo,
} from './index.js';

const KINDS = ['letter', 'parcel'] as const;

class Parcel {
  @Text({ label: 'the subject', max: 10 }) readonly subject!: string;
  @Text({ max: 10, missing: 'Please say it.', notText: 'Please say it in words.', tooLong: 'Shorter, please.' })
  readonly content!: string;
  @Text({ max: 1200 }) readonly code!: string;
  @OptionalText({ label: 'the notes', max: 2000, description: 'For the team only.' }) readonly notes?: string | null;
  @OptionalText({ max: 5, default: 'home' }) readonly origin?: string | null;
  @AnyText('Choose a day.') readonly day!: string;
  @OptionalAnyText('Choose a time.') readonly time?: string | null;
  @OptionalTextList({ label: 'tags', maxItems: 2, max: 3 }) readonly tags?: string[];
  @OneOf(KINDS) readonly kind!: (typeof KINDS)[number];
  @OptionalOneOf([7, 30], { sentence: 'A week or a month.' }) readonly days?: number;
  @Flag() readonly isRead!: FlagText;
  @OptionalFlag({ default: 'false' }) readonly isOpen?: FlagText;
  @YesNo() readonly isActive!: boolean;
  @OptionalYesNo({ default: true }) readonly isFragile?: boolean;
  @MailAddress() readonly to!: string;
  @OptionalMailAddress() readonly copyTo?: string | null;
  @OptionalWebAddress({ max: 30 }) readonly link?: string | null;
  @Line({ label: 'the name', max: 10 }) readonly name!: string;
  @OptionalLine({ label: 'the nickname', max: 10 }) readonly nickname?: string | null;
  @OptionalUnambiguousText({ label: 'the terms', max: 20 }) readonly terms?: string | null;
  @OptionalPhoneNumber() readonly phone?: string | null;
}

class Numbers {
  @FromDigits() @OptionalOneOf([0, 4, 8]) readonly weeks?: number;
  @OptionalNumber({ label: 'the weight', max: 100, step: 1 }) readonly weight?: number | null;
  @OptionalNumber({ label: 'the hours', max: 100, step: 0.5 }) readonly hours?: number | null;
}

const RIGHT = {
  subject: 'Soup',
  content: 'Hot',
  code: 'x',
  day: '',
  kind: 'letter',
  isRead: 'true',
  isActive: false,
  to: 'ana@guests.example',
  name: 'Ana',
};

const check = (changes: object) =>
  new InputPipe().transform({ ...RIGHT, ...changes }, { type: 'body', metatype: Parcel });

it('says of a very long web address only that it is too long', async () => {
  await expect(check({ link: `https://bistro.example/${'x'.repeat(3000)}` })).rejects.toMatchObject({
    fields: [{ field: 'link', message: 'Use at most 30 characters for the web address.' }],
  });
});

it('accepts valid values and leaves out optional ones', async () => {
  await expect(check({})).resolves.toEqual(RIGHT);
  const all = {
    notes: null,
    origin: '',
    time: '9',
    tags: ['a', 'b'],
    days: 30,
    isOpen: 'false',
    isFragile: false,
    copyTo: '',
    link: 'http://localhost/x',
    nickname: '',
    phone: '+1 555 0100',
  };
  await expect(check(all)).resolves.toEqual({ ...RIGHT, ...all });
});

it.each([
  [{ subject: '' }, 'Enter the subject.'],
  [{ subject: 7 }, 'Enter the subject.'],
  [{ subject: 'x'.repeat(11) }, 'Use at most 10 characters for the subject.'],
  [{ content: null }, 'Please say it.'],
  [{ content: {} }, 'Please say it in words.'],
  [{ content: 'x'.repeat(11) }, 'Shorter, please.'],
  [{ code: '' }, 'code must be text.'],
  [{ code: 'x'.repeat(1201) }, 'code must have at most 1,200 characters.'],
  [{ notes: 7 }, 'Enter the notes as text.'],
  [{ notes: 'x'.repeat(2001) }, 'Use at most 2,000 characters for the notes.'],
  [{ origin: true }, 'origin must be text.'],
  [{ origin: 'abroad' }, 'origin must have at most 5 characters.'],
  [{ day: 7 }, 'Choose a day.'],
  [{ time: 7 }, 'Choose a time.'],
  [{ tags: 'a' }, 'Enter the tags as a list of texts.'],
  [{ tags: [1] }, 'Enter the tags as a list of texts.'],
  [{ tags: ['a', 'b', 'c'] }, 'Use at most 2 tags.'],
  [{ tags: ['abcd'] }, 'Use at most 3 characters for each of the tags.'],
  [{ kind: 'card' }, 'kind must be one of letter, parcel.'],
  [{ kind: undefined }, 'kind must be one of letter, parcel.'],
  [{ days: 8 }, 'A week or a month.'],
  [{ isRead: true }, "isRead must be 'true' or 'false'."],
  [{ isOpen: 'yes' }, "isOpen must be 'true' or 'false'."],
  [{ isActive: 'true' }, 'isActive must be true or false.'],
  [{ isFragile: 1 }, 'isFragile must be true or false.'],
  [{ to: '' }, 'Please enter a valid email address'],
  [{ to: '"a b"@guests.example' }, 'Please enter a valid email address'],
  [{ copyTo: 'ana' }, 'Please enter a valid email address'],
  [{ copyTo: 0 }, 'Please enter a valid email address'],
  [{ link: false }, 'Enter a web address that starts with http:// or https://.'],
  [{ to: 'ana\ud800@guests.example' }, 'Please enter a valid email address'],
  [{ to: 'ana@guests.example\udc00' }, 'Please enter a valid email address'],
  [{ to: 'ana\u202e@guests.example' }, 'Please enter a valid email address'],
  [{ to: 'a\u200bna@guests.example' }, 'Please enter a valid email address'],
  [{ copyTo: 'ana\u2066@guests.example' }, 'Please enter a valid email address'],
  [{ link: 'https://a.example/\u202egpj.exe' }, 'Enter a web address that starts with http:// or https://.'],
  [{ subject: 'a\ud800' }, 'Please remove invisible characters.'],
  [{ name: 'Ana\nLee' }, 'Write the name on one line.'],
  [{ name: 'Ana\u2028Lee' }, 'Write the name on one line.'],
  [{ name: '' }, 'Enter the name.'],
  [{ name: 7 }, 'Enter the name.'],
  [{ name: '\u200b\u200d' }, 'Enter the name.'],
  [{ name: '\u2800 \u3164' }, 'Enter the name.'],
  [{ name: 'Ana \u202eeeL' }, 'Please remove invisible characters.'],
  [{ name: 'x'.repeat(11) }, 'Use at most 10 characters for the name.'],
  [{ nickname: 'Ana\nLee' }, 'Write the nickname on one line.'],
  [{ nickname: '\u2067x\u2069' }, 'Please remove invisible characters.'],
  [{ terms: 'one\ntwo \u202ex' }, 'Please remove invisible characters.'],
  [{ terms: 'x'.repeat(21) }, 'Use at most 20 characters for the terms.'],
  [{ phone: '555\n0100' }, 'Write the phone number on one line.'],
  [{ phone: 'abc' }, 'Enter a phone number with at least 7 digits, or leave it empty.'],
  [{ phone: '555-010' }, 'Enter a phone number with at least 7 digits, or leave it empty.'],
  [{ link: 'bistro.example' }, 'Enter a web address that starts with http:// or https://.'],
  [{ link: `https://bistro.example/${'x'.repeat(30)}` }, 'Use at most 30 characters for the web address.'],
])('refuses %j with one sentence', async (changes, message) => {
  const [field] = Object.keys(changes);
  const refusal: unknown = await check(changes).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(InvalidInput);
  expect((refusal as InvalidInput).fields).toEqual([{ field, message }]);
});

const read = (numbers: object) => new InputPipe().transform(numbers, { type: 'query', metatype: Numbers });

it.each([
  ['8', 8],
  ['08', 8],
  [' 8 ', 8],
  [8, 8],
])('reads %j as a whole number', async (given, number) => {
  await expect(read({ weeks: given, weight: given, hours: given })).resolves.toMatchObject({
    weeks: number,
    weight: number,
    hours: number,
  });
});

it.each(['8e0', '0x8', '8.0', '+8', '-8', '8,0', '٨', 'eight', 'Infinity'])(
  'refuses %j as a whole number',
  async (given) => {
    for (const name of ['weeks', 'weight']) {
      await expect(read({ [name]: given })).rejects.toMatchObject({ fields: [{ field: name }] });
    }
  },
);

it('reads halves written with a point, and an empty number as none', async () => {
  await expect(read({ hours: '1.5', weight: '' })).resolves.toMatchObject({ hours: 1.5, weight: null });
  for (const hours of ['15e-1', '.5', '1.', '1.2', '0x1']) {
    await expect(read({ hours })).rejects.toMatchObject({ fields: [{ field: 'hours' }] });
  }
  await expect(read({ weeks: '' })).rejects.toMatchObject({ fields: [{ field: 'weeks' }] });
});

it('takes off what cannot be seen at both ends, and writes the domain of an address in one form', async () => {
  const typed = { to: '\u200eana@bücher.example\u2060', name: '\ufeffAna\u200b', nickname: '\u200b' };
  await expect(check(typed)).resolves.toMatchObject({ to: 'ana@xn--bcher-kva.example', name: 'Ana', nickname: '' });
});

it('accepts names in any script, and phone numbers as phones copy them', async () => {
  for (const name of ['نادیا‌ل', 'עדה \u200fB', '王小明', 'Zoë', '👩‍🍳']) {
    await expect(check({ name })).resolves.toMatchObject({ name });
  }
  for (const phone of ['', '555 0100', '(904) 555-0100 ext. 12', '٠٩٠٤٥٥٥٠١٠٠'])
    await expect(check({ phone })).resolves.toMatchObject({ phone });
  await expect(check({ phone: '\u202a+1 555 0100\u202c' })).resolves.toMatchObject({ phone: '+1 555 0100' });
});

it('shows limits, values and what may be left out in the description of the calls', async () => {
  @Controller('parcels')
  class ParcelsController {
    @Post() send(@Body() parcel: Parcel) {
      return parcel;
    }
  }
  @Module({ controllers: [ParcelsController] })
  class App {}
  const app = await NestFactory.create(App, { logger: false });
  const { components } = SwaggerModule.createDocument(app, new DocumentBuilder().build());
  const { properties, required } = components?.schemas?.['Parcel'] as { properties: unknown; required: string[] };
  expect(required.sort()).toEqual(Object.keys(RIGHT).sort());
  expect(properties).toEqual({
    subject: { type: 'string', maxLength: 10 },
    content: { type: 'string', maxLength: 10 },
    code: { type: 'string', maxLength: 1200 },
    notes: { type: 'string', maxLength: 2000, nullable: true, description: 'For the team only.' },
    origin: { type: 'string', maxLength: 5, nullable: true, default: 'home' },
    day: { type: 'string' },
    time: { type: 'string', nullable: true },
    tags: { type: 'array', items: { type: 'string' }, maxItems: 2 },
    kind: { type: 'string', enum: ['letter', 'parcel'] },
    days: { type: 'number', enum: [7, 30] },
    isRead: { type: 'string', enum: ['true', 'false'] },
    isOpen: { type: 'string', enum: ['true', 'false'], default: 'false' },
    isActive: { type: 'boolean' },
    isFragile: { type: 'boolean', default: true },
    to: { type: 'string', maxLength: 254 },
    copyTo: { type: 'string', maxLength: 254, nullable: true },
    link: { type: 'string', maxLength: 30, nullable: true },
    name: { type: 'string', maxLength: 10 },
    nickname: { type: 'string', maxLength: 10, nullable: true },
    terms: { type: 'string', maxLength: 20, nullable: true },
    phone: { type: 'string', maxLength: 40, nullable: true },
  });
});

class Wrapping {
  @OneOf(['paper', 'box'], { sentence: 'Paper or a box, please.' }) readonly type!: string;
}
class Paper extends Wrapping {
  @Text({ label: 'the color', max: 10 }) readonly color!: string;
}
class Piece {
  @Text({ missing: 'Say what piece $place is.', max: 10 }) readonly name!: string;
}
const WRAPPING = { type: Wrapping, kinds: { paper: Paper, box: Wrapping }, notObject: 'How is it wrapped?' };
const PIECES = { type: Piece, maxItems: 2, notList: 'Please list the pieces.', tooMany: 'Two pieces at most.' };

class Gift {
  @Nested(WRAPPING) readonly wrapping!: Wrapping;
  @OptionalNested(WRAPPING) readonly bow?: Wrapping | null;
  @NestedList({ ...PIECES, none: 'A piece at least.' }) readonly pieces!: readonly Piece[];
  @OptionalNestedList(PIECES) readonly spares?: readonly Piece[] | null;
}

describe('objects within a body', () => {
  const GIFT = { wrapping: { type: 'box' }, pieces: [{ name: 'Bowl' }] };
  const wrap = (changes: object) =>
    new InputPipe().transform({ ...GIFT, ...changes }, { type: 'body', metatype: Gift });

  it('become instances of the class named by their type, without undeclared fields', async () => {
    const gift = (await wrap({
      wrapping: { type: 'paper', color: ' Red ', size: 7 },
      bow: JSON.parse('{"type":"box","color":"Red","constructor":1,"__proto__":{"x":1},"toString":{}}') as object,
      pieces: [{ name: 'Bowl', weight: 3 }, { name: 'Cup' }],
      spares: null,
    })) as Gift;
    expect(gift.wrapping).toBeInstanceOf(Paper);
    expect(gift.pieces[1]).toBeInstanceOf(Piece);
    expect({ ...gift.wrapping }).toEqual({ type: 'paper', color: 'Red' });
    expect(Object.keys(gift.bow ?? {})).toEqual(['type']);
    expect(gift.pieces.map((piece) => ({ ...piece }))).toEqual([{ name: 'Bowl' }, { name: 'Cup' }]);
    expect(gift.spares).toBeNull();
  });

  it.each([
    [{ wrapping: undefined }, 'How is it wrapped?'],
    [{ wrapping: 'paper' }, 'How is it wrapped?'],
    [{ wrapping: [{ type: 'box' }] }, 'How is it wrapped?'],
    [{ wrapping: [null] }, 'How is it wrapped?'],
    [{ bow: 7 }, 'How is it wrapped?'],
    [{ pieces: undefined }, 'Please list the pieces.'],
    [{ pieces: { name: 'Bowl' } }, 'Please list the pieces.'],
    [{ pieces: ['Bowl'] }, 'Please list the pieces.'],
    [{ pieces: [null] }, 'Please list the pieces.'],
    [{ pieces: [[{ name: 'Bowl' }]] }, 'Please list the pieces.'],
    [{ pieces: [] }, 'A piece at least.'],
    [{ pieces: [{ name: 'A' }, { name: 'B' }, { name: 'C' }] }, 'Two pieces at most.'],
  ])('refuse %j under the name of the field', async (changes, message) => {
    const [field] = Object.keys(changes);
    await expect(wrap(changes)).rejects.toMatchObject({ fields: [{ field, message }] });
  });

  it.each([
    [{ wrapping: {} }, 'wrapping.type', 'Paper or a box, please.'],
    [{ wrapping: { type: { toString: 1 } } }, 'wrapping.type', 'Paper or a box, please.'],
    [{ bow: { type: 'constructor' } }, 'bow.type', 'Paper or a box, please.'],
    [{ wrapping: { type: 'paper' } }, 'wrapping.color', 'Enter the color.'],
    [{ spares: [{ name: 'A' }, {}] }, 'spares[1].name', 'Say what piece 2 is.'],
  ])('name the path of a wrong field in %j', async (changes, field, message) => {
    await expect(wrap(changes)).rejects.toMatchObject({ fields: [{ field, message }] });
  });
});
