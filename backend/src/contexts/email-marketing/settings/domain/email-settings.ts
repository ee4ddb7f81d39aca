import type { Actor } from '../../../../kernel/actor.js';
import { type FieldError, InvalidInput } from '../../../../kernel/domain-error.js';

export const APPROVALS = ['approved', 'changes_requested'] as const;
export type Approval = (typeof APPROVALS)[number];

/** The owner's decision about a campaign or an automation. */
export interface OwnerApproval {
  readonly approval: Approval | null;
  readonly approvalComments: string | null;
  readonly approvedBy: string | null;
  readonly approvedAt: Date | null;
}

/** The owner's input, for the version that was shown. */
export interface OwnerDecision {
  readonly decision: Approval;
  readonly comments: string | null;
  /** `updatedAt` of the version that was shown. */
  readonly seen: Date;
}

export const UNDECIDED: OwnerApproval = { approval: null, approvalComments: null, approvedBy: null, approvedAt: null };

export const decided = ({ decision, comments }: OwnerDecision, by: string, now: Date): OwnerApproval => ({
  approval: decision,
  approvalComments: comments,
  approvedBy: by,
  approvedAt: now,
});

/** How the restaurant emails its contacts. */
export interface EmailSettings {
  /** Whether campaigns and automations send only what the owner has approved. */
  readonly ownerApprovalRequired: boolean;
  /** Whether campaigns leave out people who got another one within a week. */
  readonly oneCampaignPerWeek: boolean;
  readonly sender: { readonly name: string; readonly address: string };
  readonly postalAddress: string;
  readonly perSecond: number;
  readonly perHour: number;
  readonly perDay: number;
  readonly updatedAt: Date;
}

/** Subject type of the settings in events and the audit log. */
export const EMAIL_SETTINGS = 'email-settings';

export abstract class EmailSettingsRepository {
  /** Fields never entered come from the restaurant's profile. */
  abstract get(): Promise<EmailSettings>;
  /**
   * @param seen `updatedAt` as it was shown (ISO 8601); null skips the check
   * @throws StaleState
   */
  abstract change(step: (before: EmailSettings) => EmailSettings, seen: string | null, by: Actor): Promise<void>;
}

/** Email from a domain other than the restaurant's would look forged. @throws InvalidInput per field */
export function checkSettings(settings: EmailSettings, mailDomain: string): void {
  const { sender, postalAddress, perSecond, perHour, perDay } = settings;
  const limits = { perSecond, perHour, perDay };
  const tooSmall = Object.entries(limits).flatMap(([field, limit]) =>
    limit < 1 ? [{ field, message: 'Allow at least 1 email.' }] : [],
  );
  const problems: FieldError[] = [
    ...(sender.name ? [] : [{ field: 'senderName', message: 'Enter the sender’s name.' }]),
    ...(postalAddress ? [] : [{ field: 'postalAddress', message: 'Enter a postal address. The law requires one.' }]),
    ...tooSmall,
    ...(perHour < perSecond
      ? [{ field: 'perHour', message: 'The hourly limit can’t be lower than the per-second limit.' }]
      : []),
    ...(perDay < perHour
      ? [{ field: 'perDay', message: 'The daily limit can’t be lower than the hourly limit.' }]
      : []),
    ...(isOf(mailDomain, domainOf(sender.address))
      ? []
      : [
          {
            field: 'senderAddress',
            message: `Use an address at ${mailDomain}, the email domain in Restaurant details. Others may be treated as spam.`,
          },
        ]),
  ];
  if (problems.length > 0) throw new InvalidInput(problems);
}

/** The part after the @. */
export const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase();

const isOf = (parent: string, domain: string) => domain === parent || domain.endsWith(`.${parent}`);
