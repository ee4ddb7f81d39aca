import { z } from 'zod';
import { ROLES } from '../../../../kernel/actor.js';
import { publicEvents } from '../../../../platform/events/event-catalogue.js';
import { APPROVAL_STATUSES, type ApprovalStatus, CONTENT_TYPES } from '../../domain/approval-item.js';
import type { ApprovalEventType, ApprovalFact } from '../../domain/approvals.service.js';

const MEANS: Record<ApprovalEventType, string> = {
  'approval-item.submitted': 'Content was submitted for the owner’s approval.',
  'approval-item.approved': 'The owner approved it.',
  'approval-item.rejected': 'The owner rejected it.',
  'approval-item.returned': 'The owner requested a revision.',
  'approval-item.withdrawn': 'The content was deleted before a decision.',
  'approval-item.deleted': 'The owner deleted it.',
};

const STATUS: Readonly<Record<string, ApprovalStatus>> = {
  'approval-item.approved': 'approved',
  'approval-item.rejected': 'rejected',
  'approval-item.returned': 'revision_requested',
};

const schema = z.object({
  id: z.uuid(),
  title: z.string(),
  contentType: z.enum(CONTENT_TYPES),
  status: z.enum(APPROVAL_STATUSES),
  comments: z.string().nullable(),
  submittedAt: z.iso.datetime().nullable(),
  submitter: z.object({ name: z.string(), email: z.string().nullable(), role: z.enum(ROLES).nullable() }).optional(),
});

const SAMPLE = {
  id: '0198c0de-0000-7000-8000-00000000beef',
  title: 'Autumn menu',
  contentType: 'blog_post',
  comments: null,
  submittedAt: '2026-11-20T15:00:00.000Z',
  submitter: { name: 'Sample Writer', email: 'writer@mail.example', role: null },
};

export const publicApprovalEvents = publicEvents<ApprovalFact>({
  means: MEANS,
  version: 1,
  schema,
  sample: (type) => ({ ...SAMPLE, status: STATUS[type] ?? 'pending' }),
  dataOf: ({ subject: { id }, payload }, withGuestData) => {
    const { title, contentType, status, adminComments: comments, submittedAt = null } = payload;
    const { submittedBy: name, submitterEmail: email, submitterRole: role } = payload;
    const submitter = withGuestData && { submitter: { name, email, role } };
    return { id, title, contentType, status, comments, submittedAt, ...submitter };
  },
});
