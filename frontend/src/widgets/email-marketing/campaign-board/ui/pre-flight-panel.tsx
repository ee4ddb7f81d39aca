import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import { campaignQueries, type PreFlight } from '@/entities/email-marketing/campaigns';
import type { MailRole } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { Findings } from '@/shared/ui/findings';

const WHY: Record<keyof PreFlight['leftOut'], string> = {
  notOptedIn: 'not opted in',
  inactive: 'inactive',
  unsubscribed: 'unsubscribed',
  bounced: 'bounced before',
  duplicates: 'duplicate',
  malformed: 'invalid address',
  emailedThisWeek: 'got a campaign this week',
};

interface PreFlightPanelProps {
  role: MailRole;
  id: string;
  /** Whether people who got a campaign this week are to get it too. */
  isToEveryone?: boolean;
}

/** The pre-send check of a campaign. */
export function PreFlightPanel({ role, id, isToEveryone = false }: PreFlightPanelProps) {
  const preFlight = useQuery({
    ...campaignQueries.preFlight(role, id, isToEveryone),
    placeholderData: keepPreviousData,
  });
  return (
    <AnswerView answer={preFlight} loading="Checking..." failed="Couldn’t check the campaign.">
      {({ recipients, leftOut, findings }) => (
        <Flex component="section" vertical gap="small" aria-label="Pre-send check">
          <p>
            <strong className="xl">{formatNumber(recipients)}</strong> {recipients === 1 ? 'person gets' : 'people get'}{' '}
            it. {leftOutInWords(leftOut)}
          </p>
          {findings.length === 0 && <p>All clear: links, dates, hours, prices and placeholders checked.</p>}
          <Findings findings={findings} />
        </Flex>
      )}
    </AnswerView>
  );
}

function leftOutInWords(leftOut: PreFlight['leftOut']): string {
  const reasons = (Object.keys(WHY) as (keyof typeof WHY)[]).filter((why) => leftOut[why] > 0);
  if (reasons.length === 0) return 'No one is skipped.';
  return `Skipped: ${reasons.map((why) => `${formatNumber(leftOut[why])} ${WHY[why]}`).join(', ')}.`;
}
