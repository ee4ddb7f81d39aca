import type { Decision, Submission } from '../../domain/approval-item.js';

interface VisitorsSubmission extends Omit<Submission, 'scheduledDate' | 'scheduledContentId'> {
  hoursAgo: number;
  decision?: Decision;
  comments?: string;
}

export const VISITORS_SUBMISSIONS: readonly VisitorsSubmission[] = [
  {
    hoursAgo: 3,
    title: 'The fountain at seven in the morning',
    contentType: 'image',
    description: 'Taken from the gate, before the chairs were out. You may use it as you like.',
    contentData: null,
    fileUrl: 'https://pictures.example/fountain-at-seven.jpg',
    submittedBy: 'Lena Ortiz <lena@pictures.example>',
  },
  {
    hoursAgo: 26,
    title: 'A sandwich for people who do not eat bread',
    contentType: 'menu_item',
    description: 'We make it at home in winter, with big leaves of romaine in place of the bread.',
    contentData: '<p>Romaine, turkey, <strong>orange</strong> and a little mustard, rolled and cut in half.</p>',
    fileUrl: null,
    submittedBy: 'Content Creator',
  },
  {
    hoursAgo: 60,
    title: 'Where the old city gate used to stand',
    contentType: 'blog_post',
    description: 'A short history of the corner, with sources.',
    contentData:
      '{"content":"<h2>The gate</h2><p>It closed at sundown, and whoever was late slept outside.</p>","tags":["history"]}',
    fileUrl: null,
    submittedBy: 'Ruth Ellery, ruth@history.example',
    decision: 'approved',
    comments: 'Wonderful. It goes on the blog next month.',
  },
  {
    hoursAgo: 90,
    title: 'Buy a thousand followers',
    contentType: 'marketing',
    description: null,
    contentData: 'They are real, I promise.',
    fileUrl: null,
    submittedBy: 'Growth Partner',
    decision: 'rejected',
    comments: 'No, thank you.',
  },
  {
    hoursAgo: 130,
    title: 'A minute by the kiln',
    contentType: 'video',
    description: 'Made on the open studio day.',
    contentData: null,
    fileUrl: 'https://films.example/a-minute-by-the-kiln',
    submittedBy: 'Paul Winter',
    decision: 'revision_requested',
    comments: 'The sound is missing in the second half. Would you send it again?',
  },
];
