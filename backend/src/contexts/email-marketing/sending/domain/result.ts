/** What became of a mail that was handed over, or would have been. */
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
