import { randomUUID } from 'node:crypto';
import type { TestApp } from '../../../platform/testing/test-app.js';

interface Scheduled {
  title: string;
  content?: string;
  contentType?: string;
  status?: string;
  scheduledDate?: string;
}

/** Adds scheduled content, published by default, and returns its id. */
export async function schedule(app: Pick<TestApp, 'database'>, scheduled: Scheduled): Promise<string> {
  const id = randomUUID();
  const { title, content, contentType, status, scheduledDate } = scheduled;
  await app.database.query(
    `insert into scheduled_content (id, title, content, content_type, status, scheduled_date, approval_deadline, created_by)
     values ($1, $2, $3, $4, $5, $6, $6, 'Site Manager')`,
    [
      id,
      title,
      content ?? '<p>Text</p>',
      contentType ?? 'blog_post',
      status ?? 'published',
      scheduledDate ?? '2026-11-20T15:00:00Z',
    ],
  );
  return id;
}
