import { ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsOptional } from 'class-validator';
import { type Described, field, holds } from './field.js';
import { counted } from './texts.js';

interface NumberRule extends Described {
  /** What the sentence calls it, such as 'the time spent'. */
  readonly label: string;
  readonly max: number;
  readonly step: number;
}

/** A number from 0 on, also as the text of a form; it may be empty, null or not there. */
export const OptionalNumber = ({ label, max, step, ...described }: NumberRule) =>
  field(() => [
    holds(
      'isNumberInSteps',
      (value) => typeof value === 'number' && value >= 0 && value <= max && Number.isInteger(value / step),
      `Please enter ${label} as a number from 0 to ${counted(max)} in steps of ${String(step)}.`,
    ),
    IsOptional(),
    Transform(({ value }: { value: unknown }) => fromText(value)),
    ApiPropertyOptional({ type: Number, nullable: true, minimum: 0, maximum: max, multipleOf: step, ...described }),
  ]);

function fromText(value: unknown): unknown {
  if (value === '') return null;
  return typeof value === 'string' ? Number(value) : value;
}
