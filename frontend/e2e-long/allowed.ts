interface Allowed {
  readonly finding: RegExp;
  readonly because: string;
}

/** Findings of the walk that are intended. */
export const ALLOWED: readonly Allowed[] = [
  {
    finding: /^console .*status of (400|404|409|422)/,
    because: 'The walk types nonsense into previews and searches, and the browser logs each refusal.',
  },
  {
    finding: /^lost typing .*"(Code|Recovery|Your password|New password)/,
    because: 'Secrets are not written into drafts.',
  },
];
