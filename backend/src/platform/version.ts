import product from '../../../package.json' with { type: 'json' };

/** Of the program that runs: a release raises it. */
export const VERSION = product.version;

/** Of two versions of three numbers: below 0 when the first is the older one. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  const index = first?.findIndex((number, place) => number !== second?.[place]) ?? -1;
  return index < 0 ? 0 : (first?.[index] ?? 0) - (second?.[index] ?? 0);
}
