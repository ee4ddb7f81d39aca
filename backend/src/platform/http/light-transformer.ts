import { type ClassConstructor, type ClassTransformOptions, instanceToPlain, plainToInstance } from 'class-transformer';

/**
 * class-transformer, except that lists of plain values are returned unchanged: it takes some microseconds for each
 * text, and a campaign's list has ten thousand.
 */
export const lightTransformer = {
  plainToInstance<T>(type: ClassConstructor<T>, plain: unknown, options?: ClassTransformOptions): T {
    return shown(plainToInstance(type, hidden(plain), options)) as T;
  },
  classToPlain: instanceToPlain,
};

type Hidden = () => readonly unknown[];

/** class-transformer does not touch functions. */
function hidden(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (!Array.isArray(value)) {
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, hidden(item)]));
  }
  return value.some((item) => typeof item === 'object' && item !== null) ? value.map(hidden) : () => value as unknown[];
}

function shown(value: unknown): unknown {
  if (typeof value === 'function') return (value as Hidden)();
  if (typeof value !== 'object' || value === null) return value;
  const fields = value as Record<string, unknown>;
  for (const [key, item] of Object.entries(fields)) {
    if (typeof item === 'function') fields[key] = (item as Hidden)();
    else shown(item);
  }
  return value;
}
