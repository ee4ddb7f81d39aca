interface Allowed {
  readonly finding: RegExp;
  readonly because: string;
}

/** What the walk finds and what is right as it is. */
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
