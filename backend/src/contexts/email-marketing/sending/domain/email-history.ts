export const EMAIL_TYPES = ['campaign', 'automation', 'test', 'personal'] as const;
export type EmailType = (typeof EMAIL_TYPES)[number];

export const EMAIL_STATUSES = ['queued', 'sent', 'opened', 'clicked', 'bounced', 'unsubscribed', 'failed'] as const;
export type EmailStatus = (typeof EMAIL_STATUSES)[number];

/** Lifecycle of an email. The sending process settles it; reading, reports and unsubscribing change a sent one. */
export const EMAIL_TRANSITIONS: Record<EmailStatus, readonly EmailStatus[]> = {
  // An email may be opened or clicked before its result is stored, and fails when its reader is erased. During
  // retries, it stays queued.
  queued: ['sent', 'opened', 'clicked', 'bounced', 'failed'],
  sent: ['opened', 'clicked', 'bounced', 'unsubscribed'],
  opened: ['clicked', 'bounced', 'unsubscribed'],
  // Restores the previous status if the click was a scanner's.
  clicked: ['sent', 'opened', 'bounced', 'unsubscribed'],
  bounced: [],
  unsubscribed: [],
  failed: [],
};

/** An email to a contact. Emails of a campaign share its content. */
export interface EmailHistoryRecord {
  readonly id: string;
  readonly campaignId: string | null;
  readonly templateId: string | null;
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly subject: string;
  readonly htmlContent: string | null;
  readonly textContent: string | null;
  readonly emailType: EmailType;
  readonly status: EmailStatus;
  readonly openedAt: Date | null;
  readonly clickedAt: Date | null;
  readonly bouncedAt: Date | null;
  readonly failureReason: string | null;
  readonly sentBy: string;
  readonly sentByRole: string;
  readonly sentAt: Date | null;
  readonly createdAt: Date;
  readonly nextTryAt: Date;
}
