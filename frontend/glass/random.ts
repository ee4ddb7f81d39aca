/** A seeded random source, so that every rendering of an image is identical. */
export interface Random {
  (): number;
  between(from: number, to: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
}

export function seeded(seed: number): Random {
  let state = seed | 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  return Object.assign(next, {
    between: (from: number, to: number) => from + (to - from) * next(),
    pick: <T>(items: readonly [T, ...T[]]) => items[Math.floor(next() * items.length)] ?? items[0],
  });
}
