import { withoutPhoneSigns } from '../../../../../platform/lists/phone-number.js';

/** The index knows of fewer only how words begin. */
const FOUND_ANYWHERE_FROM = 3;

/** The search text for contacts. */
export function wantedBy(query: string): string {
  const wanted = withoutPhoneSigns(query);
  return wanted.length < FOUND_ANYWHERE_FROM ? ` ${wanted}` : wanted;
}
