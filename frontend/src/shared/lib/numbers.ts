let numbers: Intl.NumberFormat | undefined;

/** '12,345'. Creating the formatter takes a phone some 60 ms, which small numbers do not need. */
export const formatNumber = (value: number): string =>
  Number.isInteger(value) && Math.abs(value) < 1000
    ? String(value)
    : (numbers ??= new Intl.NumberFormat('en-US')).format(value);

/** '1 email', '1,200 emails'. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
