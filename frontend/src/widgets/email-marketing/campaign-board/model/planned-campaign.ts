import { type Campaign, type CampaignStatus, campaignTone } from '@/entities/email-marketing/campaigns';
import { formatMoment, onDay, restaurantDay } from '@/entities/restaurant';
import { type Planned, STILL_MOVING } from '@/features/planner';
import { inWords } from '@/shared/lib/words';

const FIXED: Partial<Record<CampaignStatus, string>> = {
  sending: 'It’s being sent.',
  sent: 'It was already sent.',
  cancelled: 'It was canceled and won’t be sent.',
};
const HALF_SENT = 'Some people already got it. You can resume or cancel it.';
const PASSED = 'That time has passed.';

/** How campaigns are moved. */
export interface Moves {
  move: (campaign: Campaign, day: string) => void;
  isSending: () => boolean;
}

/** A campaign as it stands on the board and in the calendar: on the day on which it leaves, or left. */
export function plannedCampaign(campaign: Campaign, { move, isSending }: Moves): Planned {
  const { id, name, status, startedAt, scheduledDate } = campaign;
  const leaves = startedAt ?? scheduledDate;
  const fixed = FIXED[status] ?? (startedAt === null ? undefined : HALF_SENT);
  return {
    id,
    title: name,
    day: leaves && restaurantDay(leaves),
    when: leaves ? formatMoment(leaves) : 'No date yet',
    label: inWords(status),
    tone: campaignTone(status),
    ...(fixed !== undefined && { fixed }),
    isOver: status === 'sent' || status === 'cancelled',
    refusal: (day) => {
      if (isSending()) return STILL_MOVING;
      return scheduledDate !== null && new Date(onDay(day, scheduledDate)) <= new Date() ? PASSED : undefined;
    },
    move: (day) => {
      move(campaign, day);
    },
  };
}
