/** `npm test` takes the short form of a long test, `npm run test:long` the long one. */
export function sized<T>({ short, long }: { readonly short: T; readonly long: T }): T {
  return process.env['LONG_TESTS'] === 'on' ? long : short;
}
