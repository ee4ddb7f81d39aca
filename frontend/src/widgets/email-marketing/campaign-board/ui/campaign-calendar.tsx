import { useQuery } from '@tanstack/react-query';
import { CAMPAIGN_STATUSES, campaignQueries, campaignTone } from '@/entities/email-marketing/campaigns';
import { monthName, MonthDays, MonthView, useMonth } from '@/features/planner';
import type { MailRole } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { inWords } from '@/shared/lib/words';
import { ListView } from '@/shared/ui/list-view';
import { useRowFocus } from '@/shared/ui/row-focus';
import { type Moves, plannedCampaign } from '../model/planned-campaign';
import { loadCampaignDialog, OpenCampaign } from './open-campaign';

const LEGEND = CAMPAIGN_STATUSES.map((status) => ({ label: inWords(status), tone: campaignTone(status) }));

/** What leaves or left on the days of a month. */
export function CampaignCalendar({ role, moves }: { role: MailRole; moves: Moves }) {
  const { month, from, before } = useMonth();
  const { data, error, refetch } = useQuery(campaignQueries.onDays(role, from, before).page());
  const { area, restore } = useRowFocus();
  const item = useOpenItem();
  return (
    <div ref={area}>
      <OpenCampaign role={role} rows={data?.rows ?? []} afterClose={restore} />
      <MonthView month={month} legend={LEGEND}>
        <ListView
          list={{ rows: data && [data.rows], error, retry: () => void refetch() }}
          loading="Loading calendar..."
          failed="Couldn’t load the calendar."
        >
          {([rows = []]) => (
            <MonthDays
              caption={`Campaigns of ${monthName(month)}`}
              month={month}
              // The earliest of a day first.
              items={rows.toReversed().map((campaign) => plannedCampaign(campaign, moves))}
              onOpen={(id) => {
                item.open(id, 'view');
              }}
              onNear={() => void loadCampaignDialog().catch(() => undefined)}
            />
          )}
        </ListView>
      </MonthView>
    </div>
  );
}
