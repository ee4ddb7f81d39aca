/** What is to be said about a DNS record that somebody pasted. */
export interface Finding {
  /** An `error` keeps mail from arriving; `advice` would make it arrive better. */
  readonly kind: 'error' | 'advice';
  readonly message: string;
}

export const error = (message: string): Finding => ({ kind: 'error', message });
export const advice = (message: string): Finding => ({ kind: 'advice', message });
export const when = (isSo: boolean, finding: Finding): Finding[] => (isSo ? [finding] : []);
