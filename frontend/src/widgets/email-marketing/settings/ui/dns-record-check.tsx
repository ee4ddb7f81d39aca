import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Form, Input } from 'antd';
import { useState } from 'react';
import { type DnsRecord, emailSettingsQueries, type PublishedRecord } from '@/entities/email-marketing/settings';
import { errorText } from '@/shared/api';
import { checkDnsRecord } from '@/shared/call-schema';
import { StatusTag } from '@/shared/ui/status-tag';
import styles from './dns-record-check.module.css';

interface Pasted {
  value: string;
}

const STATES = {
  found: { label: 'Published', tone: 'good' },
  missing: { label: 'Not published', tone: 'bad' },
  unknown: { label: 'Couldn’t look it up', tone: 'waiting' },
} as const;

function Findings({ findings }: Pick<PublishedRecord, 'findings'>) {
  return (
    <Flex component="ul" vertical gap={6} className="breaks">
      {findings.map(({ kind, message }) => (
        <li key={message}>
          <StatusTag tone={kind === 'error' ? 'bad' : 'waiting'}>{kind === 'error' ? 'Wrong' : 'Advice'}</StatusTag>{' '}
          {message}
        </li>
      ))}
    </Flex>
  );
}

/** What the DNS says now. */
function Published({ state, value, findings }: PublishedRecord) {
  return (
    <>
      <p>
        <StatusTag tone={STATES[state].tone}>{STATES[state].label}</StatusTag> {value && <code>{value}</code>}
      </p>
      {findings.length > 0 && <Findings findings={findings} />}
      {state === 'missing' && <p>Add the TXT record below at your DNS provider. It can take an hour to appear.</p>}
    </>
  );
}

interface DnsRecordCheckProps {
  record: DnsRecord;
  /** Undefined while it is looked up. */
  published: PublishedRecord | undefined;
}

/** A DNS record to set, the published one, and a field to paste one into before it is published. */
export function DnsRecordCheck({ record: { purpose, host, value, explanation }, published }: DnsRecordCheckProps) {
  const [form] = Form.useForm<Pasted>();
  const pasted = Form.useWatch<string | undefined>('value', form) ?? '';
  const [checkedRecord, setCheckedRecord] = useState('');
  const { data, error, isFetching } = useQuery({
    ...emailSettingsQueries.dnsCheck(purpose, checkedRecord),
    enabled: checkedRecord !== '',
  });
  const name = purpose.toUpperCase();

  return (
    <Flex component="section" vertical gap="small" aria-labelledby={`dns-${purpose}`}>
      <h4 id={`dns-${purpose}`}>{name}</h4>
      <p>{explanation}</p>
      {published && <Published {...published} />}
      <dl className={`facts ${styles.facts ?? ''}`}>
        <dt>Name</dt>
        <dd>
          <code>{published?.host ?? host}</code>
        </dd>
        <dt>TXT</dt>
        <dd>
          <code>{value}</code>
        </dd>
      </dl>
      <Form<Pasted>
        form={form}
        name={`pasted-${purpose}`}
        className="gapped"
        layout="vertical"
        initialValues={{ value: '' }}
        noValidate
        onFinish={({ value: entered }) => {
          setCheckedRecord(entered.trim());
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
        {data && data.findings.length > 0 && <Findings findings={data.findings} />}
      </div>
    </Flex>
  );
}
