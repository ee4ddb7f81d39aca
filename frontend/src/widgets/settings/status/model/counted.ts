import { formatNumber } from '@/shared/lib/numbers';

/** '1 email', '12 emails' */
export const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
