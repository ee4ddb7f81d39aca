import { ValidateBy } from 'class-validator';

/** Combines several decorators into one. If several checks fail, the message of the last one listed is used. */
export function field(parts: (name: string) => readonly PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const part of parts(String(property))) part(target, property);
  };
}

/** A custom check. */
export const holds = (name: string, validate: (value: unknown) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate } }, { message });

/** Additional documentation for OpenAPI. */
export interface Described {
  readonly description?: string;
  readonly default?: unknown;
  /** If null differs from a missing value. */
  readonly nullable?: boolean;
  readonly enum?: readonly string[];
}
