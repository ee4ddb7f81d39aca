import { Flex, Segmented } from 'antd';
import { useState } from 'react';
import type { OpenedMail } from '@/entities/email-marketing/settings';
import { formatMoment } from '@/entities/restaurant';
import { Dialog, type DialogProps } from '@/shared/ui/dialogs';
import { PagePreview } from '@/shared/ui/page-preview';
import styles from './email-settings-panel.module.css';

const VIEWS = [
  { value: 'html', label: 'HTML' },
  { value: 'text', label: 'Plain text' },
  { value: 'headers', label: 'Headers' },
] as const;

interface MailDialogProps extends DialogProps {
  mail: OpenedMail;
}

/** An email as it would have arrived. */
export function MailDialog({ mail, open, onClose, afterClose }: MailDialogProps) {
  const [view, setView] = useState<(typeof VIEWS)[number]['value']>('html');
  const { subject, from, to, date, html, text, headers, attachments } = mail;
  return (
    <Dialog
      title={subject || '(no subject)'}
      open={open}
      onCancel={onClose}
      afterClose={afterClose}
      footer={null}
      width="min(760px, calc(100vw - 32px))"
      style={{ top: 24 }}
      destroyOnHidden
    >
      <dl className={styles.headers}>
        <dt>From</dt>
        <dd>{`${from.name} <${from.address}>`}</dd>
        <dt>To</dt>
        <dd>{to.map(({ address }) => address).join(', ')}</dd>
        <dt>Created</dt>
        <dd>{formatMoment(date)}</dd>
        {attachments.length > 0 && (
          <>
            <dt>Attachments</dt>
            <dd>{attachments.map(({ name }) => name).join(', ')}</dd>
          </>
        )}
      </dl>
      <Flex vertical gap={12} align="start" className={styles.views}>
        <Segmented aria-label="Email view" options={[...VIEWS]} value={view} onChange={setView} />
        {view === 'html' && <PagePreview title={`Email: ${subject}`} html={html} width={680} height={520} />}
        {view === 'text' && <pre className={styles.text}>{text}</pre>}
        {view === 'headers' && (
          <dl className={styles.headers}>
            {headers.map(({ name, value }, place) => (
              <div key={place} style={{ display: 'contents' }}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </Flex>
    </Dialog>
  );
}
