import { ApiProperty, ApiPropertyOptional, type ApiPropertyOptions } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { ArrayMaxSize, ArrayNotEmpty, IsArray, IsObject, IsOptional, ValidateNested } from 'class-validator';
import { field } from './field.js';

type Class = new () => object;

interface NestedRule {
  readonly type: Class;
  /** Classes by the value of the object's own `type` field; other values are read as `type`. */
  readonly kinds?: Readonly<Record<string, Class>>;
  readonly notObject: string;
  /** OpenAPI schema, if it differs from `type`. */
  readonly shown?: ApiPropertyOptions;
}

/** A nested object. */
export const Nested = (rule: NestedRule) =>
  field(() => [...nested(rule), ApiProperty(rule.shown ?? { type: rule.type })]);

/** May be null or missing. */
export const OptionalNested = (rule: NestedRule) =>
  field(() => [...nested(rule), IsOptional(), ApiPropertyOptional(rule.shown ?? { type: rule.type })]);

interface NestedListRule {
  readonly type: Class;
  readonly maxItems: number;
  /** Error for a value that is not a list of objects. */
  readonly notList: string;
  readonly tooMany?: string;
  /** Message for an empty list, if that is not allowed. */
  readonly none?: string;
  readonly description?: string;
}

/** A list of nested objects; messages for their fields contain the position as `$place`. */
export const NestedList = (rule: NestedListRule) =>
  field(() => [...nestedList(rule), ApiProperty({ type: [rule.type], ...described(rule) })]);

/** May be null or missing. */
export const OptionalNestedList = (rule: NestedListRule) =>
  field(() => [...nestedList(rule), IsOptional(), ApiPropertyOptional({ type: [rule.type], ...described(rule) })]);

const nested = ({ type, kinds = {}, notObject }: NestedRule) => {
  const byName = new Map(Object.entries(kinds));
  // class-transformer's own discriminator fails for a list that contains null.
  const classOf = (value: unknown) => byName.get((value as { type?: string } | null)?.type ?? '') ?? type;
  return [
    ValidateNested({ message: notObject }),
    IsObject({ message: notObject }),
    Type((options) => classOf(options?.object[options.property])),
  ];
};

const nestedList = ({ type, maxItems, notList, tooMany = notList, none }: NestedListRule) => [
  ValidateNested({ each: true, message: notList }),
  IsObject({ each: true, message: notList }),
  ...(none ? [ArrayNotEmpty({ message: none })] : []),
  ArrayMaxSize(maxItems, { message: tooMany }),
  IsArray({ message: notList }),
  Type(() => type),
];

const described = ({ description }: NestedListRule) => ({ ...(description && { description }) });
