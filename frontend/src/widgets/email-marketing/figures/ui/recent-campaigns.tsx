import { useQuery } from '@tanstack/react-query';
import { type Campaign, campaignQueries, CampaignTag, inPercent, rate } from '@/entities/email-marketing/campaigns';
import type { Period } from '@/entities/email-marketing/sent-mails';
import { formatMomentNarrow } from '@/entities/restaurant';
import type { MailRole } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { StatusTag } from '@/shared/ui/status-tag';
import { clickTone, openTone } from '../model/judge';
import styles from './email-figures.module.css';

const SHOWN = 5;

export function RecentCampaigns({ role, period }: { role: MailRole; period: Period }) {
  const campaigns = useQuery(campaignQueries.started(role, period, SHOWN));
  return (
    <section className={styles.card} aria-labelledby="recent-campaigns">
      <h3 id="recent-campaigns" className={styles.heading}>
        Recent campaigns
      </h3>
      <p>Started in this period. Numbers cover everything sent so far.</p>
      <AnswerView answer={campaigns} loading="Loading campaigns..." failed="Couldn’t load campaigns.">
        {({ rows }) => (rows.length === 0 ? <p>No campaigns in this period</p> : <Table campaigns={rows} />)}
      </AnswerView>
    </section>
  );
}

function Table({ campaigns }: { campaigns: readonly Campaign[] }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">Campaign</th>
          <th scope="col" className={styles.spare}>
            Status
          </th>
          <th scope="col">Sent</th>
          <th scope="col">Open rate</th>
          <th scope="col">Click rate</th>
          <th scope="col" className={styles.spare}>
            Bounced
          </th>
        </tr>
      </thead>
      <tbody>
        {campaigns.map((campaign) => (
          <Row key={campaign.id} campaign={campaign} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ campaign }: { campaign: Campaign }) {
  const { name, status, startedAt, totalSent, totalOpened, totalClicked, totalBounced } = campaign;
  const [open, click] = [rate(totalOpened, totalSent), rate(totalClicked, totalSent)];
  return (
    <tr>
      <th scope="row">
        {name}
        {startedAt && <span>{formatMomentNarrow(startedAt)}</span>}
      </th>
      <td className={styles.spare}>
        <CampaignTag status={status} />
      </td>
      <td>{formatNumber(totalSent)}</td>
      <td>
        <StatusTag tone={openTone(open)}>{inPercent(open)}</StatusTag>
      </td>
      <td>
        <StatusTag tone={clickTone(click)}>{inPercent(click)}</StatusTag>
      </td>
      <td className={styles.spare}>{formatNumber(totalBounced)}</td>
    </tr>
  );
}
