import type { Draft } from '../domain/scheduled-content.js';

export const A_DRAFT: Draft = {
  title: 'The kiln is lit',
  contentType: 'blog_post',
  content: '<p>Blue glass needs patience.</p>',
  scheduledDate: new Date('2026-12-24T05:00:00Z'),
  approvalDeadline: new Date('2026-12-20T05:00:00Z'),
  priority: 'medium',
  tags: ['kiln'],
  notes: null,
};
