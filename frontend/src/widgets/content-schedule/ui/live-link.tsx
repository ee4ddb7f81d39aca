import type { ScheduledContent } from '@/entities/scheduled-content';

/** Where a published story stands on the website. */
export const LiveLink = ({ content: { id, contentType, status } }: { content: ScheduledContent }) =>
  contentType === 'blog_post' && status === 'published' && <a href={`/blog/${id}`}>View on website</a>;
