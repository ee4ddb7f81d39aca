import { App, Segmented } from 'antd';
import { useId, useRef, useState } from 'react';
import { InsertPicture, mailAddressOf } from '@/entities/picture';
import type { MailRole } from '@/shared/api';
import { writeTemplate as limits } from '@/shared/call-schema';
import { LazyPart } from '@/shared/ui/lazy-part';
import { loadVisualEditor, lostInWords } from '@/shared/ui/rich-text';
import { Skeleton } from '@/shared/ui/skeleton';
import { blocksIn } from '../model/blocks';
import styles from './body-editor.module.css';
import { FieldMenu } from './field-menu';

const loadBlockEditor = async () => (await import('../blocks/block-editor')).BlockEditor;

const WAYS = [
  { value: 'visual', label: 'Visual' },
  { value: 'source', label: 'HTML source' },
  { value: 'blocks', label: 'Blocks' },
] as const;
type Way = (typeof WAYS)[number]['value'];
/** What is asked before the other kind is left behind; both stay in the draft. */
const QUESTIONS = {
  blocks: {
    title: 'Put this mail together of blocks?',
    content: 'Saved as blocks, the template loses what is written now. Until then you can come back to it.',
    okText: 'Use blocks',
  },
  written: {
    title: 'Write this mail without blocks?',
    content: 'Saved without them, the template loses its blocks. Until then you can come back to them.',
    okText: 'Write without blocks',
  },
};

interface BodyEditorProps {
  role: MailRole;
  html: string;
  blocks: string;
  isOfBlocks: boolean;
  onChange: (html: string) => void;
  onBlocks: (blocks: string, isOfBlocks: boolean) => void;
  error: string | undefined;
  /** Of the blocks' fields. */
  errorOf: (field: string) => string | undefined;
}

/** What the mail says, written as it will look or as HTML. */
export function BodyEditor({ role, html, blocks, isOfBlocks, onChange, onBlocks, error, errorOf }: BodyEditorProps) {
  const { modal } = App.useApp();
  const [writtenWay, setWay] = useState<Exclude<Way, 'blocks'>>('visual');
  const way: Way = isOfBlocks ? 'blocks' : writtenWay;
  const [lost, setLost] = useState<readonly string[]>([]);
  const errorId = useId();
  const labelId = useId();

  function choose(chosen: Way) {
    setLost([]);
    const toBlocks = chosen === 'blocks';
    const go = () => {
      if (!toBlocks) setWay(chosen);
      if (toBlocks !== isOfBlocks) onBlocks(blocks, toBlocks);
    };
    const isLeft = toBlocks ? !isOfBlocks && html.trim() !== '' : isOfBlocks && blocksIn(blocks).length > 0;
    if (isLeft) void modal.confirm({ ...QUESTIONS[toBlocks ? 'blocks' : 'written'], onOk: go });
    else go();
  }

  return (
    <div className={styles.body}>
      <div className={styles.head}>
        <span id={labelId} className={styles.label}>
          HTML content
        </span>
        <Segmented aria-label="How the content is written" options={[...WAYS]} value={way} onChange={choose} />
      </div>
      {lost.length > 0 && (
        <p role="status" className={styles.remark}>
          This mail is edited as HTML source: the visual editor would drop {lostInWords(lost)} from it.
        </p>
      )}
      {way === 'blocks' && (
        <LazyPart
          load={loadBlockEditor}
          waiting={<Skeleton label="Loading the editor..." />}
          with={{
            ...{ role, kept: blocks, refusal: error, errorOf },
            onChange: (changed) => {
              onBlocks(changed, true);
            },
          }}
        />
      )}
      {way === 'visual' && (
        <LazyPart
          load={loadVisualEditor}
          waiting={<Skeleton label="Loading the editor..." />}
          with={{
            ...{ labelId, html, onChange, hasForeignPictures: true },
            tools: (insert) => (
              <>
                <InsertPicture
                  role={role}
                  type="text"
                  onPick={({ url, alt }) => {
                    insert.picture({ src: mailAddressOf(url), alt });
                  }}
                />
                <FieldMenu onPick={insert.text} />
              </>
            ),
            onUnfit: (parts) => {
              setLost(parts);
              setWay('source');
            },
          }}
        />
      )}
      {way === 'source' && <Source labelId={labelId} html={html} onChange={onChange} error={error} errorId={errorId} />}
      {error && (
        <p id={errorId} className="field-error" role={way === 'source' ? undefined : 'alert'}>
          {error}
        </p>
      )}
    </div>
  );
}

interface SourceProps extends Pick<BodyEditorProps, 'html' | 'onChange' | 'error'> {
  labelId: string;
  errorId: string;
}

function Source({ labelId, html, onChange, error, errorId }: SourceProps) {
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
