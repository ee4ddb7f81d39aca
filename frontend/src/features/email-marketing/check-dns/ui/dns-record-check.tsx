import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { type DnsRecord, emailSettingsQueries } from '@/entities/email-marketing/settings';
import { errorText } from '@/shared/api';
import { checkDnsRecord } from '@/shared/call-schema';
import { Field } from '@/shared/ui/field';
import { StatusTag } from '@/shared/ui/status-tag';
import styles from './dns-record-check.module.css';

/** A record to set, and a place to paste what was set: it is read by the rules, nothing is looked up. */
export function DnsRecordCheck({ record: { purpose, host, value, explanation } }: { record: DnsRecord }) {
  const [pasted, setPasted] = useState('');
  const [asked, setAsked] = useState('');
  const { data, error, isFetching } = useQuery({
    ...emailSettingsQueries.dnsCheck(purpose, asked),
    enabled: asked !== '',
  });
  const name = purpose.toUpperCase();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    setAsked(pasted.trim());
  }

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
      <form className={styles.form} onSubmit={submit} noValidate>
        <Field name={`pasted-${purpose}`} label={`${name} record as you entered it`}>
          {({ required: _, ...field }) => (
            <textarea
              {...field}
              rows={2}
              spellCheck={false}
              maxLength={checkDnsRecord.value.maxLength}
              value={pasted}
              onChange={({ target }) => {
                setPasted(target.value);
              }}
            />
          )}
        </Field>
        <Button htmlType="submit" disabled={pasted.trim() === ''} loading={isFetching}>
          {`Check ${name}`}
        </Button>
      </form>
      <div role="status">
        {error && <p>{errorText(error, 'The record could not be checked.')}</p>}
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
