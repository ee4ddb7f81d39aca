import { ValidateBy } from 'class-validator';

/** One decorator made of several. Where more than one check refuses, the message of the last one listed wins. */
export function field(parts: (name: string) => readonly PropertyDecorator[]): PropertyDecorator {
  return (target, property) => {
    for (const part of parts(String(property))) part(target, property);
  };
}

/** A check of our own. */
export const holds = (name: string, validate: (value: unknown) => boolean, message: string) =>
  ValidateBy({ name, validator: { validate } }, { message });

/** What the description of the calls says besides. */
export interface Described {
  readonly description?: string;
  readonly default?: unknown;
  /** Where null means something else than nothing. */
  readonly nullable?: boolean;
  readonly enum?: readonly string[];
}
