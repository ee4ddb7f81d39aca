import { Segmented } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { emailTemplateQueries, type MailText } from '@/entities/email-marketing/templates';
import { errorText, type MailRole } from '@/shared/api';
import { useSettled } from '@/shared/lib/settled';
import { PagePreview } from '@/shared/ui/page-preview';
import { Skeleton } from '@/shared/ui/skeleton';
import { ContactChoice } from './contact-choice';
import { SendTest } from './send-test';
import styles from './template-preview.module.css';

const PAUSE_MS = 400;
const SCREENS = { desktop: { width: 680, height: 520 }, phone: { width: 360, height: 620 } };
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;

/** The email as a recipient would get it, while it is being written. */
export function TemplatePreview({ role, mail }: { role: MailRole; mail: MailText }) {
  const [device, setDevice] = useState<keyof typeof SCREENS>('desktop');
  const [contactId, setContactId] = useState<string>();
  const settled = JSON.parse(useSettled(JSON.stringify(mail), PAUSE_MS)) as MailText;
  const { data, error } = useQuery(emailTemplateQueries.preview(role, { ...settled, ...(contactId && { contactId }) }));
  return (
    <section className={styles.preview} aria-labelledby="mail-preview">
      <div className={styles.head}>
        <h3 id="mail-preview" className={styles.title}>
          Preview
        </h3>
        <Segmented aria-label="Preview screen" options={[...DEVICES]} value={device} onChange={setDevice} />
      </div>
      <ContactChoice role={role} onChoose={setContactId} />
      {error && <p role="alert">{errorText(error, 'Couldn’t load the preview.')}</p>}
      {!data && !error && <Skeleton label="Loading preview..." />}
      {data && (
        <>
          <p className={styles.subject}>
            Subject: <strong>{data.subject || '–'}</strong>
          </p>
          <div className={device === 'phone' ? styles.phone : undefined}>
            <PagePreview title="Email preview" html={data.html} {...SCREENS[device]} />
          </div>
          <p className={styles.facts}>{Math.ceil(data.size / 1024)} KB, including the plain-text version</p>
          {data.warnings.length > 0 && (
            <ul className={styles.warnings} aria-label="Warnings">
              {data.warnings.map(({ kind, message }) => (
                <li key={message} data-kind={kind}>
                  {message}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      <SendTest role={role} mail={{ ...mail, ...(contactId && { contactId }) }} />
    </section>
  );
}
