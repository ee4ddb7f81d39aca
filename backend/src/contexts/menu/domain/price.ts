const AMOUNT = /^(\$?)\s*(\d{1,4})(?:\.(\d{1,2}))?$/;

/**
 * A price as the menu writes it: '15' is '$15.00', '12-14' is '$12-$14'. What is written with a dollar sign keeps its form,
 * so '$24' stays '$24'. Null if the text is not a price.
 */
export function priceFrom(text: string): string | null {
  const amounts = text.trim().split(/\s*[-–]\s*/);
  const [low = '', high] = amounts;
  if (amounts.length > 2) return null;
  if (high === undefined) return written(low, true);
  const [from, to] = [written(low, false), written(high, false)];
  return from && to && centsOf(from) < centsOf(to) ? `${from}-${to}` : null;
}

function written(amount: string, isWhole: boolean): string | null {
  const [, sign, dollars, cents] = AMOUNT.exec(amount) ?? [];
  if (dollars === undefined) return null;
  const whole = String(Number(dollars));
  if (cents !== undefined) return `$${whole}.${cents.padEnd(2, '0')}`;
  return isWhole && !sign ? `$${whole}.00` : `$${whole}`;
}

/** Of '$12.5' 1250. */
const centsOf = (price: string): number => Math.round(Number(price.slice(1)) * 100);
