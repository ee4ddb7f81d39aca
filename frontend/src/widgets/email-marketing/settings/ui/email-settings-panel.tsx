import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { emailSettingsQueries } from '@/entities/email-marketing/settings';
import { DnsRecordCheck } from './dns-record-check';
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
        <p>{errorText(error, 'Couldn’t load email settings.')}</p>
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
          Email delivery
        </h3>
        {isCaptured ? (
          <p>
            <strong>Captured:</strong> no mail server is set up, so emails are saved as files and not sent.
          </p>
        ) : (
          <p>
            <strong>SMTP:</strong> email is sent through {settings.transport}. Nothing is captured.
          </p>
        )}
        {isCaptured && <CapturedMails />}
      </section>
      <section className={styles.part} aria-labelledby="blocks">
        <h3 id="blocks" className={styles.title}>
          Blocked addresses
        </h3>
        <p>
          We stop emailing an address when its mail server says it doesn’t exist. If that was a mistake, lift the
          blocks. People who unsubscribed or marked an email as spam stay off the list.
        </p>
        <LiftBlocksForm />
      </section>
      <section className={styles.part} aria-labelledby="dns">
        <h3 id="dns" className={styles.title}>
          DNS records
        </h3>
        <p>These records prove your email isn’t spoofed. Add them at your DNS provider.</p>
        <div className={styles.records}>
          {records.map((record) => (
            <DnsRecordCheck key={record.purpose} record={record} />
          ))}
        </div>
      </section>
    </div>
  );
}
