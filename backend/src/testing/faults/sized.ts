/** `npm test` takes the short form of a fault test, `npm run test:faults` the long one. */
export function sized<T>({ short, long }: { readonly short: T; readonly long: T }): T {
  return process.env['FAULTS'] === 'long' ? long : short;
}
