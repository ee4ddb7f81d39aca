import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { type ApprovalItem, approvalItemQueries } from '@/entities/approval-item';
import { formatShortDay, formatWhen } from '@/entities/restaurant';
import { inWords } from '@/shared/lib/words';
import { Findings } from '@/shared/ui/findings';
import { HtmlPreview } from '@/shared/ui/html-preview';
import styles from './content-preview.module.css';

/** A date without a time; content forms also write it as midnight UTC. */
const DAY = /^(\d{4}-\d\d-\d\d)(?:T00:00:00(?:\.0+)?Z)?$/;
const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;

function inDateWords(text: string): string {
  if (Number.isNaN(Date.parse(text))) return text;
  const day = DAY.exec(text)?.[1];
  if (day !== undefined) return formatShortDay(day);
  return INSTANT.test(text) ? formatWhen(text) : text;
}

/** The sanitized content, with its wrong statements. */
export function ContentPreview({ id, title }: Pick<ApprovalItem, 'id' | 'title'>) {
  const { data, error, refetch } = useQuery(approvalItemQueries.preview(id));
  if (error) {
    return (
      <p role="alert" className="soft">
        Couldn’t load the preview.{' '}
        <Button type="link" size="small" onClick={() => void refetch()}>
          Try again
        </Button>
      </p>
    );
  }
  if (!data) return <p className="soft">Loading preview...</p>;
  const { fields, html, findings } = data;
  return (
    <Flex vertical gap="small">
      <Findings findings={findings} />
      {html === null && fields.length === 0 && <p className="soft">Content preview not available</p>}
      {html !== null && <HtmlPreview title={`Preview of ${title}`} html={html} />}
      {fields.length > 0 && (
        <Flex component="dl" gap="4px 16px" wrap className={styles.fields}>
          {fields.map(({ name, text }) => (
            <div key={name}>
              <dt>{inWords(name)}</dt>
              <dd>{inDateWords(text)}</dd>
            </div>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
