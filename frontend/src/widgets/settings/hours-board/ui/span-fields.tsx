import { Button, Flex, Input } from 'antd';
import type { ReactNode } from 'react';
import type { Span } from '@/entities/settings/hours-sheet';
import styles from './change-hours.module.css';

const MAX_SPANS = 4;

/** Validates a form item with opening times. */
export const spansAreComplete = {
  validator(_: unknown, spans: Span[] = []) {
    if (!spans.every(({ opens, closes }) => opens && closes))
      return Promise.reject(new Error('Enter an opening and a closing time for each.'));
    if (spans.some(({ opens, closes }) => opens === closes))
      return Promise.reject(new Error('The opening and closing times are the same.'));
    return Promise.resolve();
  },
};

interface SpanFieldsProps {
  /** The name of the day, such as 'Monday'. */
  label: string;
  /** Set by the form item; the first field's id. */
  id?: string;
  value?: readonly Span[];
  onChange?: (spans: Span[]) => void;
  /** What else can be done with hours. */
  children?: ReactNode;
}

/** The opening times of one day, with the browser's own time fields. */
export function SpanFields({ label, id, value: spans = [], onChange, children }: SpanFieldsProps) {
  const write = (place: number, change: Partial<Span>) =>
    onChange?.(spans.map((span, index) => (index === place ? { ...span, ...change } : span)));
  return (
    <Flex gap="small" wrap align="center" className={styles.spans}>
      {spans.length === 0 && <span className="soft">Closed</span>}
      {spans.map((span, index) => {
        const which = spans.length > 1 ? ` (${String(index + 1)})` : '';
        return (
          <div key={index} className={styles.span}>
            <Input
              id={index === 0 ? id : undefined}
              type="time"
              required
              aria-label={`${label} opens${which}`}
              value={span.opens}
              onChange={({ target }) => write(index, { opens: target.value })}
            />
            <span aria-hidden="true">–</span>
            <Input
              type="time"
              required
              aria-label={`${label} closes${which}`}
              value={span.closes}
              onChange={({ target }) => write(index, { closes: target.value })}
            />
            <Button
              type="text"
              title="Remove"
              aria-label={`Remove the hours of ${label}${which}`}
              onClick={() => onChange?.(spans.filter((_, place) => place !== index))}
            >
              <span aria-hidden="true">×</span>
            </Button>
          </div>
        );
      })}
      {spans.length < MAX_SPANS && (
        <Button
          size="small"
          aria-label={`Add hours on ${label}`}
          onClick={() =>
            onChange?.([...spans, spans.length === 0 ? { opens: '10:00', closes: '15:00' } : { opens: '', closes: '' }])
          }
        >
          Add hours
        </Button>
      )}
      {spans.length > 0 && children}
    </Flex>
  );
}
