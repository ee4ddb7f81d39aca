/** Outcome of an email that was handed over or dropped. */
export type Result =
  | { readonly id: string; readonly kind: 'sent'; readonly subject: string; readonly at: Date }
  | { readonly id: string; readonly kind: 'bounced' | 'failed'; readonly reason: string; readonly at: Date }
  | {
      readonly id: string;
      readonly kind: 'queued';
      readonly reason: string;
      readonly at: Date;
      readonly nextTryAt: Date;
    };
