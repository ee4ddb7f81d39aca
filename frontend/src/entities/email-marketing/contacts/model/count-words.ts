import { formatNumber } from '@/shared/lib/numbers';
import type { LiveCount } from '../api';

/** For example 'About 470,000 contacts, 350,000 of them may be mailed'. */
export function countWords({ contactCount, reachable, isEstimate }: LiveCount): string {
  const shown = (count: number) => formatNumber(isEstimate ? Number(count.toPrecision(2)) : count);
  const contacts = `${shown(contactCount)} ${contactCount === 1 ? 'contact' : 'contacts'}`;
  return `${isEstimate ? 'About ' : ''}${contacts}, ${shown(reachable)} can be emailed`;
}
