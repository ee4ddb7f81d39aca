import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { field } from './field.js';

type Class = new () => object;

interface NestedRule {
  readonly type: Class;
  /** Its classes by what its own field `type` says; it is read as `type` when that says something else. */
  readonly kinds?: Readonly<Record<string, Class>>;
  readonly notObject: string;
  /** How the description of the calls shows it, if not as `type`. */
  readonly shown?: ApiPropertyOptions;
}

/** An object within the body. */
export const Nested = (rule: NestedRule) =>
  field(() => [...nested(rule), ApiProperty(rule.shown ?? { type: rule.type })]);

/** May be null or not there. */
export const OptionalNested = (rule: NestedRule) =>
  field(() => [...nested(rule), IsOptional(), ApiPropertyOptional(rule.shown ?? { type: rule.type })]);

interface NestedListRule {
  readonly type: Class;
  readonly most: number;
  /** What is no list, or holds something else than objects. */
  readonly notList: string;
  readonly tooMany?: string;
  /** In which sentence an empty one is refused, if it is. */
  readonly none?: string;
  readonly description?: string;
}

/** A list of objects within the body; the sentences of their fields name the place in it as `$place`. */
export const NestedList = (rule: NestedListRule) =>
  field(() => [...nestedList(rule), ApiProperty({ type: [rule.type], ...described(rule) })]);

/** May be null or not there. */
export const OptionalNestedList = (rule: NestedListRule) =>
  field(() => [...nestedList(rule), IsOptional(), ApiPropertyOptional({ type: [rule.type], ...described(rule) })]);

const nested = ({ type, kinds = {}, notObject }: NestedRule) => {
  const byName = new Map(Object.entries(kinds));
  // Not class-transformer's discriminator, which a list with a null in it is too much for.
  const classOf = (given: unknown) => byName.get((given as { type?: string } | null)?.type ?? '') ?? type;
  return [
    ValidateNested({ message: notObject }),
    IsObject({ message: notObject }),
    Type((options) => classOf(options?.object[options.property])),
  ];
};

const nestedList = ({ type, most, notList, tooMany = notList, none }: NestedListRule) => [
  ValidateNested({ each: true, message: notList }),
  IsObject({ each: true, message: notList }),
  ...(none ? [ArrayNotEmpty({ message: none })] : []),
  ArrayMaxSize(most, { message: tooMany }),
  IsArray({ message: notList }),
  Type(() => type),
];

const described = ({ description }: NestedListRule) => ({ ...(description && { description }) });
