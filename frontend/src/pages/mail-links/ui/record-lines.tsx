import { formatNumber } from '@/shared/lib/numbers';
import { keptFields } from '../model/kept-fields';
import styles from './record-lines.module.css';

const NAMES: Readonly<Record<string, string>> = {
  campaignLists: 'Campaigns that list you by name',
  consultations: 'Questionnaires you filled in',
  contacts: 'Your contact record',
  enquiries: 'Messages you wrote to us',
  guestMemories: 'Our notes about you',
  imports: 'Rows we couldn’t import',
  mails: 'Emails we sent you',
  marketingMails: 'Newsletters we sent you',
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
export function RecordLines({ record }: RecordLinesProps) {
  const kept = Object.entries(record).filter(([, rows]) => rows.length > 0);
  if (kept.length === 0) return <p>We have no data for your address.</p>;
  return (
    <ul className={styles.lines}>
      {kept.map(([name, rows]) => (
        <li key={name}>
          <details>
            <summary>
              {NAMES[name] ?? 'Something else'}: {formatNumber(rows.length)}
            </summary>
            {rows.slice(0, SHOWN).map((row, place) => (
              <dl key={place} className={styles.row}>
                {keptFields(row).map(({ label, text }) => (
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
