/** What each fault is answered with: promised, and seen in this run. */
export function tell(fault: string, seen: Readonly<Record<string, { promised: unknown; seen: unknown }>>): void {
  const lines = Object.entries(seen).map(
    ([what, { promised, seen }]) => `  ${what}: promised ${String(promised)}, seen ${String(seen)}`,
  );
  console.log([fault, ...lines].join('\n'));
}
