import { useQuery } from '@tanstack/react-query';
import { Flex, Segmented, type TableColumnsType } from 'antd';
import { type Campaign, campaignQueries, CampaignTag, inPercent, rate } from '@/entities/email-marketing/campaigns';
import {
  type EmailDays,
  emailDays,
  type EmailFigures as Figures,
  emailHistoryQueries,
  MailStatusTag,
  type Period,
  recipientInWords,
  type SentMail,
  subjectInWords,
} from '@/entities/email-marketing/sent-mails';
import { formatMoment, formatMomentNarrow } from '@/entities/restaurant';
import type { MailRole } from '@/shared/api';
import { media, useMedia } from '@/shared/lib/media';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { changeOf, Comparison } from '@/shared/ui/comparison';
import { EmptyState } from '@/shared/ui/empty-state';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { SelectFilter, useDays, useFilter } from '@/shared/ui/filters';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import { clickTone, insightsOf, openTone } from '../model';
import styles from './email-figures.module.css';

const SHOWN_ACTIVITIES = 10;

const Left = ({ mail: { sentAt, createdAt } }: { mail: SentMail }) => (
  <time dateTime={sentAt ?? createdAt}>{formatMoment(sentAt ?? createdAt)}</time>
);

/** An address may break only before its domain. */
function Recipient({ mail }: { mail: SentMail }) {
  const [name, domain] = recipientInWords(mail).split(/(?=@[^@]*$)/);
  return (
    <strong>
      {name}
      <wbr />
      {domain}
    </strong>
  );
}

const WHEN: TableColumnsType<SentMail> = [
  { title: 'When', width: '28%', className: styles.when, render: (_, mail) => <Left mail={mail} /> },
];

const columnsOf = (isWide: boolean): TableColumnsType<SentMail> => [
  {
    title: 'Email',
    render: (_, mail) => (
      <>
        <Recipient mail={mail} />
        <p className="hint">{subjectInWords(mail)}</p>
        {!isWide && (
          <p className={styles.when}>
            <Left mail={mail} />
          </p>
        )}
      </>
    ),
  },
  ...(isWide ? WHEN : []),
  // Wide enough for 'Unsubscribed', which does not break.
  { title: 'Status', width: 128, render: (_, { status }) => <MailStatusTag status={status} /> },
];

/** The latest emails and their results. */
function RecentActivity({ role, period }: { role: MailRole; period: Period }) {
  const isWide = useMedia(media.wide);
  const activity = useQuery(emailHistoryQueries.list(role, period, SHOWN_ACTIVITIES).page());
  return (
    <Flex component="section" vertical gap={12} aria-labelledby="recent-activity">
      <h3 id="recent-activity">Recent activity</h3>
      <AnswerView answer={activity} loading="Loading activity..." failed="Couldn’t load activity.">
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState text="No email activity in this period." />
          ) : (
            <Table
              className={styles.activity}
              columns={columnsOf(isWide)}
              dataSource={rows}
              rowKey="id"
              size="small"
              pagination={false}
              tableLayout="fixed"
            />
          )
        }
      </AnswerView>
    </Flex>
  );
}

const SHOWN = 5;

function RecentCampaigns({ role, period }: { role: MailRole; period: Period }) {
  const campaigns = useQuery(campaignQueries.started(role, period, SHOWN));
  return (
    <Flex component="section" vertical gap={12} aria-labelledby="recent-campaigns">
      <h3 id="recent-campaigns">Recent campaigns</h3>
      <p>Started in this period. Numbers cover everything sent so far.</p>
      <AnswerView answer={campaigns} loading="Loading campaigns..." failed="Couldn’t load campaigns.">
        {({ rows }) =>
          rows.length === 0 ? <EmptyState text="No campaigns in this period." /> : <CampaignFigures campaigns={rows} />
        }
      </AnswerView>
    </Flex>
  );
}

const campaignColumns = (isWide: boolean): TableColumnsType<Campaign> => [
  {
    title: 'Campaign',
    rowScope: 'row',
    render: (_, { name, startedAt }) => (
      <>
        {name}
        {startedAt && <span className="block hint">{formatMomentNarrow(startedAt)}</span>}
      </>
    ),
  },
  ...(isWide
    ? [{ title: 'Status', render: (_: unknown, { status }: Campaign) => <CampaignTag status={status} /> }]
    : []),
  { title: 'Sent', dataIndex: 'totalSent', render: formatNumber },
  {
    title: 'Open rate',
    render: (_, { totalOpened, totalSent }) => <OpenRate percent={rate(totalOpened, totalSent)} />,
  },
  {
    title: 'Click rate',
    render: (_, { totalClicked, totalSent }) => <ClickRate percent={rate(totalClicked, totalSent)} />,
  },
  ...(isWide ? [{ title: 'Bounced', dataIndex: 'totalBounced', render: formatNumber }] : []),
];

const OpenRate = ({ percent }: { percent: number }) => (
  <StatusTag tone={openTone(percent)}>{inPercent(percent)}</StatusTag>
);

const ClickRate = ({ percent }: { percent: number }) => (
  <StatusTag tone={clickTone(percent)}>{inPercent(percent)}</StatusTag>
);

const CampaignFigures = ({ campaigns }: { campaigns: readonly Campaign[] }) => (
  <Table columns={campaignColumns(useMedia(media.wide))} dataSource={campaigns} rowKey="id" size="small" />
);

const PERIODS = emailDays.map((days) => ({ value: days, label: days === 365 ? '1y' : `${String(days)}d` }));
const OFFERED = 100;

/** The results of sent emails. */
export function EmailFigures({ role }: { role: MailRole }) {
  const { days, choose } = useDays(emailDays);
  const { value: campaignId } = useFilter('campaign');
  const chosen = { days, ...(campaignId && { campaignId }) };
  const figures = useQuery(emailHistoryQueries.figures(role, chosen));
  const { data: campaigns } = useQuery(campaignQueries.newest(role, OFFERED));
  const started = (campaigns?.rows ?? []).filter(({ startedAt }) => startedAt !== null);
  return (
    <Flex vertical gap="middle">
      <h2>Email analytics</h2>
      <Flex component="header" gap="12px 24px" wrap align="end" justify="space-between">
        <SelectFilter
          name="campaign"
          label="Campaign"
          all="All campaigns"
          options={started.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Segmented aria-label="Date range" options={PERIODS} value={days} onChange={choose} />
      </Flex>
      <AnswerView answer={figures} loading="Loading analytics..." failed="Failed to fetch analytics">
        {(answer) => <Summary figures={answer} days={days} isOfAll={!campaignId} />}
      </AnswerView>
      <RecentCampaigns role={role} period={chosen} />
      <RecentActivity role={role} period={chosen} />
    </Flex>
  );
}

interface SummaryProps {
  figures: Figures;
  days: EmailDays;
  /** True for the numbers of all campaigns and automations. */
  isOfAll: boolean;
}

function Summary({ figures, days, isOfAll }: SummaryProps) {
  const { sent, opened, clicked, bounced, before } = figures;
  const period = days === 365 ? 'last year' : `last ${String(days)} days`;
  const open = rate(opened, sent);
  const click = rate(clicked, sent);
  return (
    <>
      <FigureTiles
        tiles={[
          {
            title: 'Emails Sent',
            figure: sent,
            hint: isOfAll ? `Campaigns and automations, ${period}` : `In the ${period}`,
          },
          { title: 'Open Rate', figure: inPercent(open), hint: `${formatNumber(opened)} opened, ${period}` },
          { title: 'Click Rate', figure: inPercent(click), hint: `${formatNumber(clicked)} clicked, ${period}` },
          {
            title: 'Bounce Rate',
            figure: inPercent(rate(bounced, sent)),
            hint: `${formatNumber(bounced)} bounced, ${period}`,
          },
        ]}
      />
      <Comparison
        days={days}
        changes={[
          changeOf(sent, before.sent, 'email sent', 'emails sent'),
          // Without emails there are no rates to compare.
          ...(sent > 0 && before.sent > 0
            ? [
                rateChange('open rate', open, rate(before.opened, before.sent)),
                rateChange('click rate', click, rate(before.clicked, before.sent)),
                rateChange('bounce rate', rate(bounced, sent), rate(before.bounced, before.sent)),
              ]
            : []),
        ]}
      />
      <Flex component="section" vertical gap={12} className={styles.card} aria-labelledby="insights">
        <h3 id="insights">Insights</h3>
        <Flex component="p" gap="small" wrap>
          <StatusTag tone={openTone(open)}>{`Open rate ${inPercent(open)}`}</StatusTag>
          <StatusTag tone={clickTone(click)}>{`Click rate ${inPercent(click)}`}</StatusTag>
        </Flex>
        <Flex component="ul" vertical gap={6}>
          {insightsOf(figures).map(({ tone, text }) => (
            <li key={text} className="remark" data-level={tone === 'bad' ? 'warning' : undefined}>
              {text}
            </li>
          ))}
        </Flex>
      </Flex>
    </>
  );
}

/** 'open rate 42.0% vs. 38.5%' */
const rateChange = (name: string, now: number, before: number) => `${name} ${inPercent(now)} vs. ${inPercent(before)}`;
