import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import { preferencesQueries } from '@/entities/email-marketing/preferences';
import { formatMoment, formatShortDay } from '@/entities/restaurant';
import { errorText } from '@/shared/api';
import { formatNumber } from '@/shared/lib/numbers';
import { AskFirst } from '@/shared/ui/ask-first';
import { useFocusRecovery } from '@/shared/ui/use-focus-recovery';
import { useErase } from '../api/use-change-subscription';
import { LinkPage } from './link-page';
import styles from './link-page.module.css';

interface RecordField {
  label: string;
  text: string;
}

/** Labels for guests, by column. */
const LABELS = new Map(
  Object.entries({
    adminComments: 'Our comments',
    adminNotes: 'Our notes',
    answers: 'Our replies',
    area: 'Seating',
    attachments: 'Attachments',
    businessName: 'Business',
    cells: 'Columns',
    clickedAt: 'Clicked',
    consent: 'Consent',
    contactEmail: 'Email',
    contactPhone: 'Phone',
    contentData: 'Content',
    contentType: 'Type',
    createdAt: 'Added',
    customerEmail: 'Email',
    customerName: 'Name',
    customerPhone: 'Phone',
    data: 'Form',
    dateOfBirth: 'Birthday',
    declineReason: 'Why we declined',
    description: 'Description',
    details: 'Details',
    email: 'Email',
    emailOptIn: 'Agreed to emails',
    emailType: 'Type',
    fileName: 'File',
    fileUrl: 'File',
    firstName: 'First name',
    forgottenAt: 'Erased',
    how: 'how',
    kind: 'Type',
    lastName: 'Last name',
    lastVisit: 'Last visit',
    line: 'Note',
    message: 'Message',
    name: 'Name',
    notedAt: 'Noted',
    notedBy: 'Noted by',
    notes: 'Notes',
    openedAt: 'Opened',
    partySize: 'Party size',
    phone: 'Phone',
    preferredContactMethod: 'Preferred contact',
    preferredDate: 'Date',
    preferredTime: 'Time',
    rainPlan: 'If it rains',
    reason: 'Reason',
    receivedAt: 'Received',
    sentAt: 'Sent',
    sentBy: 'Sent by',
    smsOptIn: 'Agreed to text messages',
    source: 'Source',
    specialRequests: 'Special requests',
    status: 'Status',
    subject: 'Subject',
    submittedBy: 'Submitted by',
    tags: 'Tags',
    text: 'Text',
    timeline: 'Timeline',
    title: 'Title',
    totalVisits: 'Visits',
    visits: 'Dates of visits',
    wording: 'wording',
  }),
);

/** A stored row in words, without empty fields. */
export function recordFields(stored: object): readonly RecordField[] {
  return Object.entries(stored)
    .flatMap(([name, value]) =>
      isPlain(value) ? within(name, value) : [{ label: inWords(name), text: asText(value) }],
    )
    .filter(({ text }) => text !== '');
}

const within = (name: string, value: object): RecordField[] =>
  recordFields(value).map(({ label, text }) => ({ label: `${inWords(name)} ${label.toLowerCase()}`, text }));

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The words of a field without a label, from its name. */
function inWords(name: string): string {
  const label = LABELS.get(name);
  if (label !== undefined) return label;
  const words = name.replaceAll(/(?=[A-Z])/g, ' ').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
/** A status or enum value, such as `by_hand`. */
const MARK = /^[a-z]+(?:_[a-z]+)+$/;
const DAY = /^\d{4}-\d\d-\d\d$/;

function asText(value: unknown): string {
  if (Array.isArray(value)) return value.map(asText).filter(Boolean).join(', ');
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (typeof value === 'number') return String(value);
  if (typeof value !== 'string')
    return isPlain(value)
      ? recordFields(value)
          .map(({ text }) => text)
          .join(' ')
      : '';
  if (INSTANT.test(value)) return formatMoment(value);
  if (DAY.test(value)) return formatShortDay(value);
  return MARK.test(value) ? value.replaceAll('_', ' ') : value;
}

const NAMES: Readonly<Record<string, string>> = {
  agreements: 'Your agreements',
  campaignLists: 'Campaigns that list you by name',
  consultations: 'Questionnaires you filled in',
  contacts: 'Your contact record',
  enquiries: 'Messages you wrote to us',
  guestMemories: 'Our notes about you',
  imports: 'Rows we couldn’t import',
  mails: 'Emails we sent you',
  marketingMails: 'Newsletters we sent you',
  contactMerges: 'Your entries on our mailing list that were merged',
  newsletterSignups: 'Your sign-up for our newsletter',
  notices: 'Mentions of you in our own notifications',
  replies: 'Your replies to our emails',
  reservations: 'Table requests',
  submissions: 'Content you submitted',
};

/** Rows shown per data source; the file has them all. */
const SHOWN = 20;

interface RecordLinesProps {
  record: Readonly<Record<string, readonly object[]>>;
}

/** Stored rows by data source; each part opens. */
function RecordLines({ record }: RecordLinesProps) {
  const stored = Object.entries(record).filter(([, rows]) => rows.length > 0);
  if (stored.length === 0) return <p>We have no data for your address.</p>;
  return (
    <ul className={styles.lines}>
      {stored.map(([name, rows]) => (
        <li key={name}>
          <details>
            <summary>
              {NAMES[name] ?? 'Something else'}: {formatNumber(rows.length)}
            </summary>
            {rows.slice(0, SHOWN).map((row, place) => (
              <dl key={place} className={styles.row}>
                {recordFields(row).map(({ label, text }) => (
                  <div key={label}>
                    <dt>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            ))}
            {rows.length > SHOWN && <p>The file below has the rest.</p>}
          </details>
        </li>
      ))}
    </ul>
  );
}

/** What is stored about a person: shows, downloads and erases it. */
export function PersonalRecordPage() {
  const token = useLocation().hash.slice(1);
  const [isErased, setErased] = useState(false);
  const message = useFocusRecovery<HTMLParagraphElement>(isErased);
  const query = useQuery({ ...preferencesQueries.record(token), enabled: !isErased });
  return (
    <LinkPage title="What we know about you" query={query}>
      {(record) =>
        isErased ? (
          <p ref={message} tabIndex={-1} role="status">
            We erased your data and won’t write to this address again.
          </p>
        ) : (
          <>
            <section className={styles.choice} aria-label="Your data">
              <RecordLines record={record} />
              <a className="button button-outline" href={jsonOf(record)} download="my-record.json">
                Download as JSON
              </a>
            </section>
            <Erasure
              token={token}
              onErased={() => {
                setErased(true);
              }}
            />
          </>
        )
      }
    </LinkPage>
  );
}

const jsonOf = (record: object) =>
  `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(record, null, 2))}`;

interface ErasureProps {
  token: string;
  onErased: () => void;
}

function Erasure({ token, onErased }: ErasureProps) {
  const { send, isPending, error } = useErase(token);
  return (
    <section className={styles.part} aria-labelledby="erasure">
      <h2 id="erasure">Erase your data</h2>
      <p>
        We erase everything except contracts, cancel your reservations and never write to this address again. You can’t
        undo this.
      </p>
      <AskFirst
        action="Erase Me"
        question="Erase everything?"
        yes="Yes, Erase Everything"
        isBusy={isPending}
        onConfirm={() => {
          send(null, { onSuccess: onErased });
        }}
      />
      {error && <p role="alert">{errorText(error, 'Something went wrong. Please try again.')}</p>}
    </section>
  );
}
