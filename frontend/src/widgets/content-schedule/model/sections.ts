import type { ScheduledContent } from '@/entities/scheduled-content';
import { standingOf, type Standing } from './standing';

export interface Section {
  standing: Standing;
  title: string;
  rows: ScheduledContent[];
}

const TITLES: Record<Standing, string> = {
  'needs-approval': 'Deadline has passed',
  draft: 'Drafts',
  rejected: 'Rejected',
  submitted: 'In review',
  approved: 'Approved and scheduled',
  published: 'Published',
};

/** What needs the manager first, each section by date; published content newest first. */
export function sections(contents: readonly ScheduledContent[], now: Date): Section[] {
  return (Object.keys(TITLES) as Standing[])
    .map((standing) => {
      const rows = contents.filter((content) => standingOf(content, now) === standing);
      rows.sort((one, other) => Date.parse(one.scheduledDate) - Date.parse(other.scheduledDate));
      return { standing, title: TITLES[standing], rows: standing === 'published' ? rows.reverse() : rows };
    })
    .filter(({ rows }) => rows.length > 0);
}
