import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsNumber, IsOptional } from 'class-validator';
import { type Described, field, holds } from './field.js';
import { counted } from './texts.js';

interface NumberRule extends Described {
  /** Name in messages, such as 'the time spent'. */
  readonly label: string;
  /** Defaults to 0. */
  readonly min?: number;
  readonly max: number;
  readonly step: number;
}

/** A number or its text in a form; it may be empty, null or missing. */
export const OptionalNumber = ({ label, min = 0, max, step, ...described }: NumberRule) =>
  field(() => [
    holds(
      'isNumberInSteps',
      (value) => typeof value === 'number' && value >= min && value <= max && Number.isInteger(value / step),
      `Enter ${label} as a number from ${String(min)} to ${counted(max)} in steps of ${String(step)}.`,
    ),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => (value === '' ? null : read(value, step))),
    ApiPropertyOptional({ type: Number, nullable: true, minimum: min, maximum: max, multipleOf: step, ...described }),
  ]);

/** Any number; the domain checks its range. */
export const AnyNumber = () =>
  field((name) => [IsNumber({}, { message: `${name} must be a number.` }), ApiProperty({ type: Number })]);

/**
 * Reads text as a whole number if it consists of digits; the checks refuse all other text. Numbers in URLs are text, and
 * `Number` would also read `3e1`, `0x10` and an empty text.
 */
export const FromDigits = () => Transform(({ value }: { value: unknown }) => read(value));

function read(value: unknown, step = 1): unknown {
  const isNumber = Number.isInteger(step) ? /^\d+$/ : /^\d+(?:\.\d+)?$/;
  return typeof value === 'string' && isNumber.test(value) ? Number(value) : value;
}
