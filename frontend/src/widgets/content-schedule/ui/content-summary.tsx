import { useQuery } from '@tanstack/react-query';
import { scheduledContentQueries } from '@/entities/scheduled-content';
import { FigureTiles } from '@/shared/ui/figure-tiles';

export function ContentSummary() {
  const { data } = useQuery(scheduledContentQueries.summary());
  return (
    <FigureTiles
      tiles={[
        { title: 'Total Content', figure: data?.total },
        { title: 'Needs Approval', figure: data?.needsApproval },
        { title: 'Draft Items', figure: data?.drafts },
        { title: 'Published', figure: data?.published },
      ]}
    />
  );
}
