import { Button } from 'antd';
import { useState } from 'react';
import type { MailText } from '@/entities/email-marketing/templates';
import { fieldErrors, type MailRole } from '@/shared/api';
import { sendTestMail } from '@/shared/call-schema';
import { Field } from '@/shared/ui/field';
import { useSendTest } from '../api/use-send-test';
import styles from './template-preview.module.css';

/** By mail to oneself, to see what other programs make of it. */
export function SendTest({ role, mail }: { role: MailRole; mail: MailText }) {
  const [to, setTo] = useState('');
  const { send, isPending, error } = useSendTest(role);
  const { subject, htmlContent, blocks } = mail;
  return (
    <div className={styles.test}>
      <Field
        name="to"
        label="Send a test to"
        isOptional
        hint="Without an address it goes to your own."
        error={error ? fieldErrors(error)['to'] : undefined}
      >
        {({ required: _, ...field }) => (
          <input
            {...field}
            type="email"
            autoComplete="email"
            maxLength={sendTestMail.to.maxLength}
            value={to}
            onChange={({ target }) => {
              setTo(target.value);
            }}
          />
        )}
      </Field>
      <Button
        disabled={!subject || !(htmlContent || blocks)}
        loading={isPending}
        onClick={() => {
          send({ ...mail, subject: subject ?? '', htmlContent: htmlContent ?? '', to: to.trim() || null });
        }}
      >
        Send test
      </Button>
    </div>
  );
}
