export const EMAIL_TYPES = ['campaign', 'automation', 'test', 'personal'] as const;
export type EmailType = (typeof EMAIL_TYPES)[number];

export const EMAIL_STATUSES = ['queued', 'sent', 'opened', 'clicked', 'bounced', 'unsubscribed', 'failed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];
