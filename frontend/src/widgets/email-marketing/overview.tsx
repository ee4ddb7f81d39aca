import { useQuery } from '@tanstack/react-query';
import { Flex } from 'antd';
import {
  ApprovalTag,
  type CampaignFigures,
  campaignQueries,
  CampaignRecipients,
  CampaignTag,
  inPercent,
  rate,
} from '@/entities/email-marketing/campaigns';
import { type EmailFigures, emailHistoryQueries } from '@/entities/email-marketing/sent-mails';
import { formatMoment } from '@/entities/restaurant';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { EmptyState } from '@/shared/ui/empty-state';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import styles from './overview.module.css';

const LATEST_COUNT = 5;
const DAYS = 30;
const PERIOD = `Last ${String(DAYS)} days`;
/** Industry averages and targets, in percent, shown next to the measured rates. */
const BENCHMARKS = { opened: 21, clicked: 2.5, delivered: 99.2 } as const;

/** The state of email marketing at a glance. */
export function EmailOverview() {
  const { data: campaigns } = useQuery(campaignQueries.summary('admin'));
  const { data: figures } = useQuery(emailHistoryQueries.figures('admin', { days: DAYS }));
  return (
    <Flex vertical gap="middle">
      <h2>Email marketing overview</h2>
      <FigureTiles tiles={tilesOf(campaigns, figures)} />
      <p className="soft">
        Bot opens and clicks are excluded. Benchmarks: deliverability {BENCHMARKS.delivered}%, industry average{' '}
        {BENCHMARKS.opened}% open, {BENCHMARKS.clicked}% click.
      </p>
      <LatestCampaigns />
    </Flex>
  );
}

function tilesOf(campaigns: CampaignFigures | undefined, figures: EmailFigures | undefined) {
  const { sent = 0, opened = 0, clicked = 0, bounced = 0 } = figures ?? {};
  const measured = (part: number) => (figures && sent > 0 ? inPercent(rate(part, sent)) : undefined);
  return [
    {
      title: 'Active Campaigns',
      figure: campaigns && campaigns.sending + campaigns.scheduled,
      hint: 'Sending or scheduled now',
    },
    { title: 'Emails Sent', figure: figures && sent, hint: 'Campaigns and automations, last 30 days' },
    { title: 'Open Rate', figure: measured(opened), hint: `${PERIOD}; industry average ${String(BENCHMARKS.opened)}%` },
    {
      title: 'Click Rate',
      figure: measured(clicked),
      hint: `${PERIOD}; industry average ${String(BENCHMARKS.clicked)}%`,
    },
    {
      title: 'Deliverability',
      figure: measured(sent - bounced),
      hint: `${PERIOD}; benchmark ${String(BENCHMARKS.delivered)}%`,
    },
  ];
}

function LatestCampaigns() {
  const campaigns = useQuery(campaignQueries.newest('admin', LATEST_COUNT));
  return (
    <Flex component="section" vertical gap={10} aria-labelledby="latest-campaigns">
      <h3 id="latest-campaigns">Recent Campaigns</h3>
      <AnswerView answer={campaigns} loading="Loading campaigns..." failed="Couldn’t load campaigns.">
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState text="No campaigns yet" />
          ) : (
            <ul className={styles.latest}>
              {rows.map(
                ({
                  id,
                  name,
                  subject,
                  status,
                  approval,
                  scheduledDate,
                  sentDate,
                  totalSent,
                  startedAt,
                  recipientCount,
                }) => (
                  <li key={id}>
                    <div>
                      <strong>{name}</strong>
                      <p className="soft">{subject}</p>
                    </div>
                    <p className={`soft ${styles.when ?? ''}`}>
                      {startedAt === null ? (
                        <CampaignRecipients role="admin" campaign={{ id, recipientCount }} />
                      ) : (
                        `${formatNumber(totalSent)} sent`
                      )}
                      {(sentDate ?? scheduledDate) && `, ${formatMoment(sentDate ?? scheduledDate ?? '')}`}
                    </p>
                    {status === 'draft' ? <ApprovalTag approval={approval} /> : <CampaignTag status={status} />}
                  </li>
                ),
              )}
            </ul>
          )
        }
      </AnswerView>
    </Flex>
  );
}
