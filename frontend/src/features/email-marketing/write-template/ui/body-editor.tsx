import { Segmented } from 'antd';
import { useId, useRef, useState } from 'react';
import { writeTemplate as limits } from '@/shared/call-schema';
import { LazyPart } from '@/shared/ui/lazy-part';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './body-editor.module.css';
import { FieldMenu } from './field-menu';

/** Fetched only when somebody writes: it is heavier than everything else in the dialog. */
const loadVisualEditor = async () => (await import('../editor/visual-editor')).VisualEditor;

const WAYS = [
  { value: 'visual', label: 'Visual' },
  { value: 'source', label: 'HTML source' },
] as const;
type Way = (typeof WAYS)[number]['value'];

interface BodyEditorProps {
  html: string;
  onChange: (html: string) => void;
  error: string | undefined;
}

/** What the mail says, written as it will look or as HTML. */
export function BodyEditor({ html, onChange, error }: BodyEditorProps) {
  const [way, setWay] = useState<Way>('visual');
  const [lost, setLost] = useState<readonly string[]>([]);
  const errorId = useId();
  const labelId = useId();
  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          HTML content
        </span>
        <Segmented
          aria-label="How the content is written"
          options={[...WAYS]}
          value={way}
          onChange={(chosen) => {
            setLost([]);
            setWay(chosen);
          }}
        />
      </div>
      {lost.length > 0 && (
        <p role="status" className={styles.remark}>
          This mail is edited as HTML source: the visual editor would drop {inWords(lost)} from it.
        </p>
      )}
      {way === 'visual' ? (
        <LazyPart
          load={loadVisualEditor}
          waiting={<Skeleton label="Loading the editor..." />}
          with={{
            labelId,
            html,
            onChange,
            onUnfit: (parts) => {
              setLost(parts);
              setWay('source');
            },
          }}
        />
      ) : (
        <Source labelId={labelId} html={html} onChange={onChange} error={error} errorId={errorId} />
      )}
      {error && (
        <p id={errorId} className="field-error" role={way === 'visual' ? 'alert' : undefined}>
          {error}
        </p>
      )}
    </div>
  );
}

function Source({ labelId, html, onChange, error, errorId }: BodyEditorProps & { labelId: string; errorId: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  return (
    <div className={styles.source}>
      <FieldMenu
        onPick={(placeholder) => {
          const area = field.current;
          if (!area) return;
          area.setRangeText(placeholder, area.selectionStart, area.selectionEnd, 'end');
          area.focus();
          onChange(area.value);
        }}
      />
      <div className="field">
        <textarea
          ref={field}
          name="htmlContent"
          aria-labelledby={labelId}
          aria-invalid={Boolean(error)}
          aria-describedby={error && errorId}
          rows={16}
          spellCheck={false}
          maxLength={limits.htmlContent.maxLength}
          value={html}
          onChange={({ target }) => {
            onChange(target.value);
          }}
        />
      </div>
    </div>
  );
}

/** 'table, td and td width', of many the first few. */
function inWords(parts: readonly string[]): string {
  const shown = parts.slice(0, 3);
  return parts.length > shown.length ? `${shown.join(', ')} and more` : shown.join(' and ');
}
