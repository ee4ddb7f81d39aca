import { useQuery } from '@tanstack/react-query';
import { Descriptions, Flex } from 'antd';
import { Link } from 'react-router';
import { emailSettingsQueries } from '@/entities/email-marketing/settings';
import { type KnownRelease, type ServerFacts, type Status, statusQueries } from '@/entities/settings/status';
import { counted, formatNumber } from '@/shared/lib/numbers';
import { AnswerView } from '@/shared/ui/answer-view';
import { provenBackup } from '../model/backup-words';
import { ServerStatus } from './server-status';
import styles from './server-status.module.css';
import { formatMoment, formatShortDayOf, restaurant } from '@/entities/restaurant';

type VersionProps = Pick<ServerFacts, 'version' | 'releases'>;

/** Which version runs, what a newer one has, and what to do. */
function Version({ version, releases: { isSourceSet, answeredAt, failure, newer } }: VersionProps) {
  const [newest] = newer;
  if (!isSourceSet)
    return (
      <>
        You have {version}. No update source is set, so newer versions don’t show here. Ask the person who runs your
        server to set <code>RELEASES_URL</code> (docs/operations.md, “Settings”).
      </>
    );
  return (
    <Flex vertical gap={8}>
      {newest ? (
        <>
          <span>
            {newest.version} is available{newest.publishedAt && ` (since ${formatShortDayOf(newest.publishedAt)})`}. You
            have {version}.
          </span>
          <span>
            Ask the person who runs your server to upgrade: <code>npm run upgrade</code> (docs/operations.md,
            “Upgrade”).
          </span>
        </>
      ) : (
        <span>
          You have {version}
          {answeredAt !== null && failure === null && ', the newest version'}.
        </span>
      )}
      {failure !== null && <span>{noAnswer(answeredAt, failure)}</span>}
      {failure === null && answeredAt === null && (
        <span>The update source hasn’t been asked yet. Look again later.</span>
      )}
      {newer.map((release) => (
        <Notes key={release.version} {...release} />
      ))}
    </Flex>
  );
}

const noAnswer = (answeredAt: string | null, failure: string) =>
  answeredAt === null
    ? `The update source hasn’t answered yet. ${failure}`
    : `The update source hasn’t answered since ${formatMoment(answeredAt)}. ${failure}`;

/** Longer notes are folded. */
const SHORT_NOTES = 400;
const SHORT_LINES = 6;

function Notes({ version, notes, url }: KnownRelease) {
  if (!notes && url === null) return null;
  return (
    <details open={notes.length <= SHORT_NOTES && notes.split('\n').length <= SHORT_LINES}>
      <summary>What’s new in {version}</summary>
      {notes && (
        <p className="pre-line" dir="auto">
          {notes}
        </p>
      )}
      {url !== null && (
        <a href={url} target="_blank" rel="noreferrer">
          Open the release page
        </a>
      )}
    </details>
  );
}

const GB = 1e9;
const LOW_BYTES = 2 * GB;

/** The state of backups, email and the server in plain words, problems first. */
export function StatusPanel() {
  const status = useQuery(statusQueries.status());
  const { data: server } = useQuery(statusQueries.server());
  return (
    <Flex vertical gap={16}>
      <ServerStatus />
      <AnswerView answer={status} loading="Loading status..." failed="Couldn’t load the status.">
        {(known) => (
          <Descriptions
            bordered
            className={styles.panel}
            column={1}
            items={[
              { key: 'backup', label: 'Backup', children: <Backup {...known} /> },
              ...(server
                ? [
                    { key: 'email', label: 'Email', children: <Email {...known} {...server} /> },
                    { key: 'domain', label: 'Domain', children: <Domain /> },
                    { key: 'push', label: 'Notifications', children: pushWords(server) },
                    { key: 'disk', label: 'Storage', children: storageWords(server.freeBytes) },
                    { key: 'version', label: 'Version', children: <Version {...server} /> },
                  ]
                : []),
            ]}
          />
        )}
      </AnswerView>
    </Flex>
  );
}

const Backup = ({ backup }: Pick<Status, 'backup'>) =>
  backup ? provenBackup(backup) : 'Backups run where your database is hosted. Ask your host when the last one was.';

interface EmailProps extends Pick<Status, 'waitingMails'> {
  sendsEmail: boolean;
  emailsSent: number;
}

function Email({ sendsEmail, emailsSent, waitingMails }: EmailProps) {
  if (!sendsEmail)
    return (
      <>
        No mail server is set up: emails are stored, and none reaches a guest. Ask the person who runs your server to
        set <code>SMTP_URL</code> (docs/operations.md, “Settings”).
      </>
    );
  return (
    <>
      {counted(emailsSent, 'email', 'emails')} sent in the last 24 hours
      {waitingMails ? `, ${counted(waitingMails.count, 'is', 'are')} waiting` : ', none waiting'}.
      <SampleSender />
    </>
  );
}

/** A domain of RFC 2606, which the details have until they are saved. */
const SAMPLE_DOMAIN = '.example';

function SampleSender() {
  const { reservationsEmail } = restaurant;
  if (!reservationsEmail.endsWith(SAMPLE_DOMAIN)) return null;
  return (
    <p>
      They come from {reservationsEmail}, an example address: they may be refused, and replies don’t reach you.{' '}
      <Link to="/admin/restaurant">Enter your own in Restaurant details</Link>
    </p>
  );
}

/** Whether receivers can tell the restaurant's email from forgeries. DKIM depends on the provider's selector, so it is left out. */
function Domain() {
  const { data: records, error } = useQuery(emailSettingsQueries.publishedDns('mail'));
  if (error) return 'Couldn’t look it up. Look again later.';
  if (!records) return 'Looking it up...';
  const needed = records.filter(({ purpose }) => purpose !== 'dkim');
  if (needed.some(({ state }) => state === 'unknown')) return 'The DNS server didn’t answer. Look again later.';
  const wrong = needed.filter(
    ({ state, findings }) => state === 'missing' || findings.some(({ kind }) => kind === 'error'),
  );
  if (wrong.length === 0) return 'SPF and DMARC are published, so receivers can trust your email.';
  const names = wrong.map(({ purpose }) => purpose.toUpperCase()).join(' and ');
  return (
    <>
      {names} {wrong.length === 1 ? 'is' : 'are'} missing or wrong, so email may land in spam.{' '}
      <Link to="/admin/dashboard?tab=email&view=settings">Set up the DNS records</Link>
    </>
  );
}

function pushWords({ pushDevices, failingPushes }: { pushDevices: number; failingPushes: number }): string {
  if (pushDevices === 0) return 'No phone or computer gets notifications. Turn them on under Account › Notifications.';
  const devices = `${counted(pushDevices, 'phone or computer gets', 'phones and computers get')} notifications`;
  if (failingPushes === 0) return `${devices}.`;
  return `${devices}. ${counted(failingPushes, 'has', 'have')} failed so far and will be tried again.`;
}

function storageWords(freeBytes: number | null): string {
  if (freeBytes === null) return 'Unknown';
  const free = `${formatNumber(Math.floor(freeBytes / GB))} GB free`;
  return freeBytes < LOW_BYTES ? `${free}. That’s low: ask your host for more, or backups will fail.` : free;
}
