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

export const UNDECIDED: OwnerApproval = {
  ...{ approval: null, approvalComments: null, approvedBy: null, approvedAt: null },
};

export const decided = ({ decision, comments }: OwnerDecision, by: string, now: Date): OwnerApproval => ({
  ...{ approval: decision, approvalComments: comments, approvedBy: by, approvedAt: now },
});
