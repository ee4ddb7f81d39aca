/** Optional texts of a form, with null for empty ones. */
export function textsOf<Name extends string>(
  names: readonly Name[],
  body: Partial<Readonly<Record<Name, string | null>>>,
): Record<Name, string | null> {
  return Object.fromEntries(names.map((name) => [name, body[name] || null])) as Record<Name, string | null>;
}
