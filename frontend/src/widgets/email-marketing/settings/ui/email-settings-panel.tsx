import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { emailSettingsQueries } from '@/entities/email-marketing/settings';
import { DnsRecordCheck } from '@/features/email-marketing/check-dns';
import { EmailSettingsForm } from '@/features/email-marketing/save-settings';
import { errorText } from '@/shared/api';
import { Skeleton } from '@/shared/ui/skeleton';
import { CapturedMails } from './captured-mails';
import { LiftBlocksForm } from './lift-blocks-form';
import styles from './email-settings-panel.module.css';

/** How mail leaves the house, in whose name, and what has left or was captured. */
export function EmailSettingsPanel() {
  const { data: settings, error, refetch } = useQuery(emailSettingsQueries.settings());
  const { data: records = [] } = useQuery(emailSettingsQueries.dns());
  if (error && !settings) {
    return (
      <div role="alert">
        <p>{errorText(error, 'The email settings could not be loaded.')}</p>
        <Button onClick={() => void refetch()}>Try again</Button>
      </div>
    );
  }
  if (!settings) return <Skeleton label="Loading email settings..." />;
  const isCaptured = settings.transport === 'capture';
  return (
    <div className={styles.panel}>
      <section className={styles.part} aria-labelledby="email-settings">
        <h2 id="email-settings" className={styles.title}>
          Email Settings
        </h2>
        <EmailSettingsForm settings={settings} />
      </section>
      <section className={styles.part} aria-labelledby="transport">
        <h3 id="transport" className={styles.title}>
          Transport
        </h3>
        {isCaptured ? (
          <p>
            <strong>Captured:</strong> no mail server is set, so every mail is kept as a file and nothing leaves.
          </p>
        ) : (
          <p>
            <strong>SMTP:</strong> mail leaves through {settings.transport}. Nothing is captured.
          </p>
        )}
        {isCaptured && <CapturedMails />}
      </section>
      <section className={styles.part} aria-labelledby="blocks">
        <h3 id="blocks" className={styles.title}>
          Blocked addresses
        </h3>
        <p>
          An address whose mail server says that it does not exist is suppressed by a bounce. If that was a mistake,
          such as when your domain could not be looked up, lift the blocks. People who unsubscribed or complained stay
          off the list.
        </p>
        <LiftBlocksForm />
      </section>
      <section className={styles.part} aria-labelledby="dns">
        <h3 id="dns" className={styles.title}>
          DNS records
        </h3>
        <p>By these records receivers know your mail from forged mail. Set them where your domain is kept.</p>
        <div className={styles.records}>
          {records.map((record) => (
            <DnsRecordCheck key={record.purpose} record={record} />
          ))}
        </div>
      </section>
    </div>
  );
}
