/** What somebody else's mail server, or a provider, says about a mail that had left. */
export interface BounceReport {
  /** `hard`: nobody reads there. `refused`: the mail came back for another reason. `complaint`: its reader called it spam. */
  readonly kind: 'hard' | 'refused' | 'complaint';
  /** The mail's Message-ID, if given. */
  readonly messageId: string | null;
  readonly recipient: string | null;
  readonly detail: string;
}

const ADDRESS = /^5\.(?:1\.\d{1,3}|2\.1)$/;

/** Of a status as in RFC 3463; null for what may still arrive. */
export function kindOf(action: string, status: string): BounceReport['kind'] | null {
  if (action !== 'failed') return null;
  return ADDRESS.test(status) ? 'hard' : 'refused';
}
