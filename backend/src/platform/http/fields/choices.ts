import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayNotEmpty, ArrayUnique, IsArray, IsBoolean, IsIn, IsOptional } from 'class-validator';
import { type Described, field } from './field.js';

interface ChoiceRule extends Described {
  /** Replaces the default message, which names the field and the values. */
  readonly sentence?: string;
}

type Value = string | number;
const FLAGS = ['true', 'false'] as const;

/** Wire form of a flag that is stored as text. */
export type FlagText = (typeof FLAGS)[number];

/** One of these values. */
export const OneOf = (values: readonly Value[], { sentence, ...described }: ChoiceRule = {}) =>
  field((name) => [isOneOf(values, name, sentence), ApiProperty({ enum: values, ...described })]);

export const OptionalOneOf = (values: readonly Value[], { sentence, ...described }: ChoiceRule = {}) =>
  field((name) => [isOneOf(values, name, sentence), IsOptional(), ApiPropertyOptional({ enum: values, ...described })]);

/** At least one of these values, each once. */
export const SeveralOf = (
  values: readonly Value[],
  { sentence, ...described }: Required<Pick<ChoiceRule, 'sentence'>> & Described,
) =>
  field((name) => [
    IsIn(values, { each: true, message: `${name} must be of ${values.join(', ')}.` }),
    ArrayUnique({ message: `${name} must name each value once.` }),
    ArrayNotEmpty({ message: sentence }),
    IsArray({ message: sentence }),
    ApiProperty({ enum: values, isArray: true, minItems: 1, uniqueItems: true, ...described }),
  ]);

/** Any number of these values, also none, each once. */
export const AnyOf = (values: readonly Value[], described: Described = {}) =>
  field((name) => [
    IsIn(values, { each: true, message: `${name} must be of ${values.join(', ')}.` }),
    ArrayUnique({ message: `${name} must name each value once.` }),
    IsArray({ message: `${name} must be a list.` }),
    ApiProperty({ enum: values, isArray: true, uniqueItems: true, ...described }),
  ]);

/** 'true' or 'false' as text. */
export const Flag = () => field((name) => [OneOf(FLAGS, { sentence: `${name} must be 'true' or 'false'.` })]);

export const OptionalFlag = (described: Described = {}) =>
  field((name) => [OptionalOneOf(FLAGS, { sentence: `${name} must be 'true' or 'false'.`, ...described })]);

/** A JSON boolean. */
export const YesNo = (described: Described = {}) =>
  field((name) => [isYesNo(name), ApiProperty({ type: Boolean, ...described })]);

export const OptionalYesNo = (described: Described = {}) =>
  field((name) => [isYesNo(name), IsOptional(), ApiPropertyOptional({ type: Boolean, ...described })]);

const isOneOf = (values: readonly Value[], name: string, sentence?: string) =>
  IsIn(values, { message: sentence ?? `${name} must be one of ${values.join(', ')}.` });

const isYesNo = (name: string) => IsBoolean({ message: `${name} must be true or false.` });
