import { formatNumber } from '@/shared/lib/numbers';

/** '1 mail', '12 mails' */
export const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${count === 1 ? one : many}`;
