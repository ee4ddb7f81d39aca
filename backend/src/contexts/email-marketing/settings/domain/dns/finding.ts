/** A problem with a pasted DNS record. */
export interface Finding {
  /** An `error` prevents delivery; `advice` would improve it. */
  readonly kind: 'error' | 'advice';
  readonly message: string;
}

export const error = (message: string): Finding => ({ kind: 'error', message });
export const advice = (message: string): Finding => ({ kind: 'advice', message });
export const when = (isSo: boolean, finding: Finding): Finding[] => (isSo ? [finding] : []);
