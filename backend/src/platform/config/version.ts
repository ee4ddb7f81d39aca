import product from '../../../../package.json' with { type: 'json' };

/** Version of the running product; releases raise it. */
export const VERSION = product.version;

/** Compares two versions of three numbers: below 0 if the first is older. */
export function compareVersions(one: string, other: string): number {
  const [first, second] = [one, other].map((version) => version.split('.').map(Number));
  const index = first?.findIndex((number, place) => number !== second?.[place]) ?? -1;
  return index < 0 ? 0 : (first?.[index] ?? 0) - (second?.[index] ?? 0);
}
