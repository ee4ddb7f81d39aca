import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsNotEmpty, IsOptional, IsString, MaxLength } from 'class-validator';
import { type Described, field, holds } from './field.js';

interface Sentences {
  /** Name in default messages, such as 'your name'; without it, messages for integrations use the field's own name. */
  readonly label?: string;
  /** Replaces the default message. */
  readonly notText?: string;
  readonly tooLong?: string;
}

export interface OptionalTextRule extends Sentences, Described {
  readonly max: number;
}

export interface TextRule extends OptionalTextRule {
  readonly missing?: string;
}

/** A required text. */
export const Text = ({ label, max, missing, notText, tooLong, ...described }: TextRule) =>
  field((name) => {
    const nothing = missing ?? (label ? `Enter ${label}.` : `${name} must be text.`);
    return [
      MaxLength(max, { message: tooLong ?? tooLongMessage(max, name, label) }),
      IsString({ message: notText ?? nothing }),
      IsNotEmpty({ message: nothing }),
      ApiProperty({ maxLength: max, ...described }),
    ];
  });

/** A text that may be empty, null or missing. */
export const OptionalText = ({ label, max, notText, tooLong, ...described }: OptionalTextRule) =>
  field((name) => [
    MaxLength(max, { message: tooLong ?? tooLongMessage(max, name, label) }),
    IsString({ message: notText ?? (label ? `Enter ${label} as text.` : `${name} must be text.`) }),
    IsOptional(),
    ApiPropertyOptional({ maxLength: max, nullable: true, type: String, ...described }),
  ]);

/** A text that the domain parses: a date, a time, a new password. */
export const AnyText = (notText: string, described: Described = {}) =>
  field(() => [IsString({ message: notText }), ApiProperty(described)]);

/** A text that the domain must be able to parse, checked together with all other fields. */
export const ReadableText = (
  { reads, unreadable, missing }: { reads: (text: string) => boolean; unreadable: string; missing: string },
  described: Described = {},
) =>
  field(() => [
    holds('isReadable', (value) => typeof value === 'string' && reads(value), unreadable),
    IsString({ message: missing }),
    ApiProperty(described),
  ]);

export const OptionalAnyText = (notText: string, described: Described = {}) =>
  field(() => [
    IsString({ message: notText }),
    IsOptional(),
    ApiPropertyOptional({ nullable: true, type: String, ...described }),
  ]);

/** @param noun such as 'contact' */
export const ExpectedUpdatedAt = (noun: string) =>
  OptionalAnyText(`Send the time at which the ${noun} was changed last as it was shown.`, {
    description: `The \`updatedAt\` that was shown: where it was changed since, this ${noun} is left as it is (409).`,
  });

interface TextListRule extends Described {
  /** Name in messages, such as 'tags'. */
  readonly label: string;
  readonly maxItems: number;
  /** Maximum length of one text. */
  readonly max: number;
}

/** A list of texts; it may be empty or missing. */
export const OptionalTextList = ({ label, maxItems, max, ...described }: TextListRule) =>
  field(() => [
    ...textList(label, maxItems, max),
    IsOptional(),
    ApiPropertyOptional({ type: [String], maxItems: maxItems, ...described }),
  ]);

/** A list of at least one text. */
export const TextList = ({ label, maxItems, max, none, ...described }: TextListRule & { readonly none: string }) =>
  field(() => [
    ...textList(label, maxItems, max),
    ArrayNotEmpty({ message: none }),
    ApiProperty({ type: [String], minItems: 1, maxItems: maxItems, ...described }),
  ]);

const textList = (label: string, maxItems: number, max: number) => [
  MaxLength(max, { each: true, message: `Use at most ${counted(max)} characters for each of the ${label}.` }),
  IsString({ each: true, message: `Enter the ${label} as a list of texts.` }),
  ArrayMaxSize(maxItems, { message: `Use at most ${counted(maxItems)} ${label}.` }),
  IsArray({ message: `Enter the ${label} as a list of texts.` }),
];

function tooLongMessage(max: number, name: string, label: string | undefined): string {
  return label
    ? `Use at most ${counted(max)} characters for ${label}.`
    : `${name} must have at most ${counted(max)} characters.`;
}

const NUMBER = new Intl.NumberFormat('en-US');
export const counted = (count: number) => NUMBER.format(count);
