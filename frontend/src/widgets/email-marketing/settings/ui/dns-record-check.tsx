import { useQuery } from '@tanstack/react-query';
import { Button, Form, Input } from 'antd';
import { useState } from 'react';
import { type DnsRecord, emailSettingsQueries } from '@/entities/email-marketing/settings';
import { errorText } from '@/shared/api';
import { checkDnsRecord } from '@/shared/call-schema';
import { StatusTag } from '@/shared/ui/status-tag';
import styles from './dns-record-check.module.css';

interface Pasted {
  value: string;
}

/** A DNS record to set, and a field to paste the set one into. It is checked locally; nothing is looked up. */
export function DnsRecordCheck({ record: { purpose, host, value, explanation } }: { record: DnsRecord }) {
  const [form] = Form.useForm<Pasted>();
  const pasted = Form.useWatch<string | undefined>('value', form) ?? '';
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useQuery({
    ...emailSettingsQueries.dnsCheck(purpose, asked),
    enabled: asked !== '',
  });
  const name = purpose.toUpperCase();

  return (
    <section className={styles.record} aria-labelledby={`dns-${purpose}`}>
      <h4 id={`dns-${purpose}`} className={styles.name}>
        {name}
      </h4>
      <p>{explanation}</p>
      <dl className={styles.facts}>
        <dt>Name</dt>
        <dd>
          <code>{host}</code>
        </dd>
        <dt>TXT</dt>
        <dd>
          <code>{value}</code>
        </dd>
      </dl>
      <Form<Pasted>
        form={form}
        name={`pasted-${purpose}`}
        className={styles.form}
        layout="vertical"
        initialValues={{ value: '' }}
        noValidate
        onFinish={({ value: entered }) => {
          setAsked(entered.trim());
        }}
      >
        <Form.Item name="value" label={`${name} record as you entered it`}>
          <Input.TextArea rows={2} spellCheck={false} maxLength={checkDnsRecord.value.maxLength} />
        </Form.Item>
        <Button htmlType="submit" disabled={pasted.trim() === ''} loading={isFetching}>
          {`Check ${name}`}
        </Button>
      </Form>
      <div role="status">
        {error && <p>{errorText(error, 'Couldn’t check the record.')}</p>}
        {data?.findings.length === 0 && <p>This {name} record is right.</p>}
        {data && data.findings.length > 0 && (
          <ul className={styles.findings}>
            {data.findings.map(({ kind, message }) => (
              <li key={message}>
                <StatusTag tone={kind === 'error' ? 'bad' : 'waiting'}>
                  {kind === 'error' ? 'Wrong' : 'Advice'}
                </StatusTag>{' '}
                {message}
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  );
}
