import { Segmented } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { campaignQueries, inPercent, rate } from '@/entities/email-marketing/campaigns';
import {
  type EmailDays,
  emailDays,
  type EmailFigures as Figures,
  emailHistoryQueries,
} from '@/entities/email-marketing/sent-mails';
import type { MailRole } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { changeOf, Comparison } from '@/shared/ui/comparison';
import { FigureTiles } from '@/shared/ui/figure-tiles';
import { SelectFilter, useDays, useFilter } from '@/shared/ui/filters';
import { StatusTag } from '@/shared/ui/status-tag';
import { clickTone, insightsOf, openTone } from '../model/judge';
import styles from './email-figures.module.css';
import { RecentActivity } from './recent-activity';
import { RecentCampaigns } from './recent-campaigns';

const PERIODS = emailDays.map((days) => ({ value: days, label: days === 365 ? '1y' : `${String(days)}d` }));
const OFFERED = 100;

/** What became of the mails that left. */
export function EmailFigures({ role }: { role: MailRole }) {
  const { days, choose } = useDays(emailDays);
  const { value: campaignId } = useFilter('campaign');
  const chosen = { days, ...(campaignId && { campaignId }) };
  const figures = useQuery(emailHistoryQueries.figures(role, chosen));
  const { data: campaigns } = useQuery(campaignQueries.newest(role, OFFERED));
  const started = (campaigns?.rows ?? []).filter(({ startedAt }) => startedAt !== null);
  return (
    <div className={styles.panel}>
      <h2 className={styles.title}>Email analytics</h2>
      <header className={styles.head}>
        <SelectFilter
          name="campaign"
          label="Campaign"
          all="All campaigns"
          options={started.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <Segmented aria-label="Date range" options={PERIODS} value={days} onChange={choose} />
      </header>
      <AnswerView answer={figures} loading="Loading analytics..." failed="Failed to fetch analytics">
        {(answer) => <Summary figures={answer} days={days} isOfAll={!campaignId} />}
      </AnswerView>
      <RecentCampaigns role={role} period={chosen} />
      <RecentActivity role={role} period={chosen} />
    </div>
  );
}

interface SummaryProps {
  figures: Figures;
  days: EmailDays;
  /** Of all campaigns, and of automations with them. */
  isOfAll: boolean;
}

function Summary({ figures, days, isOfAll }: SummaryProps) {
  const { sent, opened, clicked, bounced, before } = figures;
  const period = days === 365 ? 'last year' : `last ${String(days)} days`;
  const [open, click] = [rate(opened, sent), rate(clicked, sent)];
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
          // A rate of no mails says nothing.
          ...(sent > 0 && before.sent > 0
            ? [
                rateChange('open rate', open, rate(before.opened, before.sent)),
                rateChange('click rate', click, rate(before.clicked, before.sent)),
                rateChange('bounce rate', rate(bounced, sent), rate(before.bounced, before.sent)),
              ]
            : []),
        ]}
      />
      <section className={styles.card} aria-labelledby="insights">
        <h3 id="insights" className={styles.heading}>
          Insights
        </h3>
        <p className={styles.badges}>
          <StatusTag tone={openTone(open)}>{`Open rate ${inPercent(open)}`}</StatusTag>
          <StatusTag tone={clickTone(click)}>{`Click rate ${inPercent(click)}`}</StatusTag>
        </p>
        <ul className={styles.insights}>
          {insightsOf(figures).map(({ tone, text }) => (
            <li key={text} data-tone={tone}>
              {text}
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

/** 'open rate 42.0% after 38.5%' */
const rateChange = (name: string, now: number, before: number) =>
  `${name} ${inPercent(now)} after ${inPercent(before)}`;
