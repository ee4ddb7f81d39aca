/** Prints promised and observed results of a fault. */
export function report(fault: string, seen: Readonly<Record<string, { promised: unknown; seen: unknown }>>): void {
  const lines = Object.entries(seen).map(
    ([what, { promised, seen }]) => `  ${what}: promised ${String(promised)}, seen ${String(seen)}`,
  );
  console.log([fault, ...lines].join('\n'));
}
