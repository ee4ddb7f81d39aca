import { useQuery } from '@tanstack/react-query';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { FigureTiles } from '@/shared/ui/figure-tiles';

export function ContentSummary() {
  const { data } = useQuery(scheduledContentQueries.summary());
  return (
    <FigureTiles
      tiles={[
        { title: 'Total Content', figure: data?.total, hint: 'All time' },
        { title: 'Needs Approval', figure: data?.needsApproval, hint: 'Drafts past their deadline now' },
        { title: 'Draft Items', figure: data?.drafts, hint: 'Now' },
        { title: 'Published', figure: data?.published, hint: 'All time' },
      ]}
    />
  );
}
