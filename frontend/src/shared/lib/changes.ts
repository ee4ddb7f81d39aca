/** The fields of `after` that differ from `before`, so that other people's changes to the rest are not overwritten. */
export function changedIn<Body extends object>(before: Body, after: Body): Partial<Body> {
  const was = new Map<string, unknown>(Object.entries(before));
  const changed = Object.entries(after).filter(
    ([field, value]) => JSON.stringify(value) !== JSON.stringify(was.get(field)),
  );
  return Object.fromEntries(changed) as Partial<Body>;
}
