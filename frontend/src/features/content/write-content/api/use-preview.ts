import { useQuery } from '@tanstack/react-query';
import { scheduledContentQueries, type WrittenContent } from '@/entities/scheduled-content';
import { useSettled } from '@/shared/lib/settled';
import type { ContentValues } from '../model/content-values';

const PAUSE_MS = 400;

/** What becomes of the content, asked for when the typing pauses. */
export function usePreview({ title, contentType, content, scheduledDate }: Partial<ContentValues>) {
  const written = useSettled(JSON.stringify({ title, contentType, content, scheduledDate }), PAUSE_MS);
  return useQuery(scheduledContentQueries.preview(JSON.parse(written) as WrittenContent));
}
