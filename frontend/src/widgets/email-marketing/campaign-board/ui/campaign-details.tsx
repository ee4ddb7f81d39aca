import { useQuery } from '@tanstack/react-query';
import { Button, Checkbox, Flex } from 'antd';
import {
  type Campaign,
  campaignCalls,
  campaignQueries,
  type CampaignStatus,
  CampaignTag,
  recipientsInWords,
  TO_EVERYONE,
} from '@/entities/email-marketing/campaigns';
import {
  emailHistoryQueries,
  MailStatusTag,
  type Progress,
  recipientInWords,
  type SubjectTest,
} from '@/entities/email-marketing/sent-mails';
import { formatMoment } from '@/entities/restaurant';
import { type MailRole, type Mutation, optimisticRows, usePagedList, useRestMutation } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { useOpenItem } from '@/shared/lib/open-item';
import { Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { ListView, Pager } from '@/shared/ui/list-view';
import { useChangeCampaignStatus } from '../api/use-change-campaign-status';
import { dialogsOf, holdOf, isOnItsWay } from '../model/next-actions';
import { PreFlightPanel } from './pre-flight-panel';
import styles from './campaign-details.module.css';
import { activityQueries } from '@/entities/activity';

interface Switched {
  id: string;
  isShown: boolean;
}

const showInArchive = (role: MailRole): Mutation<Switched> => ({
  send: ({ id, isShown }) => campaignCalls(role).archive(id, { isShown }),
  done: () => ({ title: 'Archive updated' }),
  failed: () => ({ title: 'Error updating the archive' }),
  invalidates: [campaignQueries.all(), activityQueries.all()],
  sendsLatest: true,
  optimisticUpdate: ({ id, isShown }) => [
    optimisticRows<Campaign>(campaignQueries.lists(role), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, inArchive: isShown } : row)),
    ),
  ],
});

/** Whether the website shows the campaign. It can be changed at any time. */
function ArchiveSwitch({ role, campaign: { id, inArchive } }: { role: MailRole; campaign: Campaign }) {
  const { send } = useRestMutation(showInArchive(role));
  return (
    <div>
      <Checkbox
        checked={inArchive}
        aria-describedby="archive-hint"
        onChange={({ target }) => {
          send({ id, isShown: target.checked });
        }}
      >
        Show in the public archive
      </Checkbox>
      <p id="archive-hint" className="hint">
        Once sent, it’s at /newsletter/archive without names and personal links, while the owner has the archive turned
        on.
      </p>
    </div>
  );
}

interface SendingProgressProps {
  role: MailRole;
  id: string;
  /** A stopped campaign has no pace; a canceled one sends nothing more. */
  status: CampaignStatus;
}

/** The progress of sending, or how far it got. */
function SendingProgress({ role, id, status }: SendingProgressProps) {
  const { data } = useQuery(emailHistoryQueries.progress(role, id));
  if (!data) return null;
  const { total, left, sent, failed, skipped, canceled, bounced, subjectTest } = data;
  const isTesting = subjectTest?.winner === null;
  return (
    <section aria-label="Progress" className={styles.progress}>
      {status !== 'cancelled' && status !== 'sent' && (
        <progress max={Math.max(1, total)} value={total - left} aria-label="Sent so far" />
      )}
      <p>
        {formatNumber(sent)} of {formatNumber(total)} sent
        {failed + bounced > 0 && `, ${formatNumber(bounced)} bounced, ${formatNumber(failed)} not sent`}
      </p>
      {canceled > 0 && <p>{formatNumber(canceled)} canceled before sending</p>}
      {skipped > 0 && (
        <p>
          {formatNumber(skipped)} skipped because {skipped === 1 ? 'this person' : 'they'} got another campaign this
          week
        </p>
      )}
      {status === 'sending' && <p role="status">{isTesting ? testInWords(subjectTest) : paceInWords(data)}</p>}
      {subjectTest && <SubjectResults test={subjectTest} />}
    </section>
  );
}

const testInWords = ({ decidesAt }: SubjectTest) =>
  decidesAt === null
    ? 'Sending both subjects to a tenth of the recipients...'
    : `Testing both subjects. The others get the better one ${formatMoment(decidesAt)}.`;

const percent = (part: number, whole: number) => `${String(whole === 0 ? 0 : Math.round((part / whole) * 100))}%`;

/** How both subjects do among the recipients who test them. */
function SubjectResults({ test: { a, b, winner } }: { test: SubjectTest }) {
  return (
    <dl className={styles.facts} aria-label="Subject test">
      {(
        [
          ['A', a],
          ['B', b],
        ] as const
      ).map(([name, { subject, sent, opened, clicked }]) => (
        <div key={name}>
          <dt>
            Subject {name}
            {winner === name && ', chosen'}
          </dt>
          <dd>
            {subject}
            <br />
            {percent(opened, sent)} of {formatNumber(sent)} opened, {percent(clicked, sent)} clicked
          </dd>
        </div>
      ))}
    </dl>
  );
}

function paceInWords({ perMinute, secondsLeft }: Progress): string {
  if (perMinute === null || secondsLeft === null) return 'Calculating speed...';
  const left =
    secondsLeft < 90
      ? `${String(secondsLeft)} seconds left`
      : `about ${formatNumber(Math.ceil(secondsLeft / 60))} minutes left`;
  return `${formatNumber(perMinute)} a minute, ${left}.`;
}

/** The links that people followed. */
function ClickedLinks({ role, id }: { role: MailRole; id: string }) {
  const { data = [] } = useQuery(emailHistoryQueries.links(role, id));
  if (data.length === 0) return null;
  return (
    <Flex component="section" vertical gap={6} aria-labelledby="clicked-links">
      <h3 id="clicked-links">Links clicked</h3>
      <ul className={styles.rows}>
        {data.map(({ url, people }) => (
          <li key={url}>
            <span>{url}</span>
            <strong>
              {formatNumber(people)} {people === 1 ? 'person' : 'people'}
            </strong>
          </li>
        ))}
      </ul>
    </Flex>
  );
}

/** The result for each recipient. */
function RecipientHistory({ role, id, isCanceled }: { role: MailRole; id: string; isCanceled: boolean }) {
  const list = usePagedList(emailHistoryQueries.list(role, { campaignId: id }), 'itemAfter');
  return (
    <Flex component="section" vertical gap={6} aria-labelledby="recipients">
      <h3 id="recipients">Recipients</h3>
      <ListView
        list={list}
        loading="Loading recipients..."
        failed="Couldn’t load recipients."
        empty="Not sent to anyone yet."
      >
        {(mails) => (
          <>
            <ul className={styles.rows}>
              {mails.map(({ id: mail, recipientEmail, status, sentAt, failureReason }) => (
                <li key={mail}>
                  <span>
                    {recipientInWords({ recipientEmail })}
                    {failureReason && <em className="block soft">{failureReason}</em>}
                  </span>
                  {sentAt && (
                    <time className="soft" dateTime={sentAt}>
                      {formatMoment(sentAt)}
                    </time>
                  )}
                  <MailStatusTag status={status} isCanceled={isCanceled} />
                </li>
              ))}
            </ul>
            <Pager {...list} />
          </>
        )}
      </ListView>
    </Flex>
  );
}

interface CampaignDetailsProps extends DialogProps {
  role: MailRole;
  campaign: Campaign;
}

/** All details of a campaign, and its rare actions. */
export function CampaignDetails({ role, campaign, open, onClose, afterClose }: CampaignDetailsProps) {
  const { id, name, description, status, startedAt } = campaign;
  return (
    <Dialog
      title={name}
      open={open}
      onCancel={onClose}
      afterClose={afterClose}
      footer={<RareSteps role={role} campaign={campaign} />}
      width={720}
      destroyOnHidden
    >
      <Flex vertical gap="middle" className="breaks">
        {description && <p>{description}</p>}
        <Facts campaign={campaign} />
        {status !== 'cancelled' && <ArchiveSwitch role={role} campaign={campaign} />}
        {startedAt === null && status !== 'cancelled' && <PreFlightPanel role={role} id={id} />}
        {(isOnItsWay(campaign) || startedAt !== null) && <SendingProgress role={role} id={id} status={status} />}
        {startedAt !== null && <ClickedLinks role={role} id={id} />}
        {startedAt !== null && <RecipientHistory role={role} id={id} isCanceled={status === 'cancelled'} />}
      </Flex>
    </Dialog>
  );
}

const hoursInWords = (hours: number) => (hours === 1 ? '1 hour' : `${String(hours)} hours`);

function Facts({ campaign }: { campaign: Campaign }) {
  const {
    subject,
    subjectB,
    subjectTestHours,
    previewText,
    templateName,
    scheduledDate,
    sentDate,
    createdBy,
    createdAt,
  } = campaign;
  const { approval, approvedBy, approvedAt } = campaign;
  const facts: readonly (readonly [string, string | null])[] = [
    ['Subject', subject],
    ['Subject B', subjectB && `${subjectB} (the better one is chosen after ${hoursInWords(subjectTestHours)})`],
    ['Preview text', previewText],
    ['Template', templateName ?? 'Not chosen yet'],
    ['Recipients', recipientsInWords(campaign.recipientCriteria, campaign.segmentName)],
    ['Weekly limit', campaign.ignoresWeeklyLimit ? TO_EVERYONE : null],
    ['Send date', scheduledDate && formatMoment(scheduledDate)],
    ['Sent', sentDate && formatMoment(sentDate)],
    ['Created', `by ${createdBy}, ${formatMoment(createdAt)}`],
    [
      approval === 'approved' ? 'Approved' : 'Changes requested',
      approvedAt && `by ${approvedBy ?? ''}, ${formatMoment(approvedAt)}`,
    ],
    ['Owner’s comment', campaign.approvalComments],
    ['On hold', campaign.statusReason],
  ];
  return (
    <dl className={styles.facts}>
      <div>
        <dt>Status</dt>
        <dd>
          <CampaignTag status={campaign.status} />
        </dd>
      </div>
      {facts
        .filter(([, fact]) => fact)
        .map(([label, fact]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
    </dl>
  );
}

const LABELS = { cancel: 'Cancel Campaign', edit: 'Edit', delete: 'Delete' } as const;

function RareSteps({ role, campaign }: { role: MailRole; campaign: Campaign }) {
  const item = useOpenItem();
  const { send, isPending } = useChangeCampaignStatus(role);
  const hold = holdOf(campaign);
  const dialogs = dialogsOf(campaign);
  return (
    <>
      {hold && (
        <Button
          loading={isPending}
          onClick={({ detail: taps }) => {
            if (taps <= 1) send({ id: campaign.id, status: hold.status });
          }}
        >
          {hold.label}
        </Button>
      )}
      {(['cancel', 'edit', 'delete'] as const)
        .filter((dialog) => dialogs.includes(dialog))
        .map((dialog) => (
          <Button
            key={dialog}
            danger={dialog !== 'edit'}
            onClick={() => {
              item.open(campaign.id, dialog);
            }}
          >
            {LABELS[dialog]}
          </Button>
        ))}
    </>
  );
}
