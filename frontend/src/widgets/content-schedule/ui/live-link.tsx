import type { ScheduledContent } from '@/entities/scheduled-content';

/** A link to a published story. */
export const LiveLink = ({ content: { id, contentType, status } }: { content: ScheduledContent }) =>
  contentType === 'blog_post' && status === 'published' && <a href={`/blog/${id}`}>View on website</a>;
