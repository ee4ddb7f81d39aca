import type { Submission } from '../domain/approval-item.js';

export const A_SUBMISSION: Submission = {
  title: 'A heron in nineteen pieces',
  contentType: 'blog_post',
  description: null,
  contentData: '<p>Blue</p>',
  fileUrl: null,
  submittedBy: 'Ines of the kiln',
  scheduledDate: null,
  scheduledContentId: null,
};
