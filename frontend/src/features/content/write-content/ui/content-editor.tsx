import { Input, Segmented } from 'antd';
import { useState } from 'react';
import { InsertPicture } from '@/entities/picture';
import { scheduleContent } from '@/shared/call-schema';
import { LazyPart } from '@/shared/ui/lazy-part';
import { loadVisualEditor, lostInWords } from '@/shared/ui/rich-text';
import { Skeleton } from '@/shared/ui/skeleton';
import { htmlOf, isHtml, withPicture } from '../model/content-html';
import styles from './content-editor.module.css';

const WAYS = [
  { value: 'visual', label: 'Visual' },
  { value: 'text', label: 'Text or HTML' },
] as const;
type Way = (typeof WAYS)[number]['value'];

interface ContentEditorProps {
  /** Of the label that everybody sees. */
  labelId: string;
  /** By the form item. */
  id?: string;
  value?: string;
  onChange?: (content: string) => void;
  'aria-invalid'?: 'true' | 'false';
  'aria-describedby'?: string;
}

/** What the content says, written as it will look, or as text. Nothing of it changes before somebody types. */
export function ContentEditor({ labelId, id, value = '', onChange, ...described }: ContentEditorProps) {
  const [way, setWay] = useState<Way>(value === '' || isHtml(value) ? 'visual' : 'text');
  const [lost, setLost] = useState<readonly string[]>([]);

  return (
    <div className={styles.editor}>
      <Segmented
        aria-label="Editor"
        options={[...WAYS]}
        value={way}
        onChange={(chosen) => {
          setLost([]);
          setWay(chosen);
        }}
      />
      {lost.length > 0 && (
        <p role="status" className={styles.remark}>
          This content is edited as HTML because the visual editor would drop {lostInWords(lost)} from it.
        </p>
      )}
      {way === 'visual' ? (
        <LazyPart
          load={loadVisualEditor}
          waiting={<Skeleton label="Loading the editor..." />}
          with={{
            ...{ labelId, html: htmlOf(value), isInvalid: described['aria-invalid'] === 'true' },
            ...(id !== undefined && { id }),
            onChange: (html: string) => onChange?.(html),
            tools: (insert) => (
              <InsertPicture
                role="manager"
                type="text"
                onPick={({ url, alt }) => {
                  insert.picture({ src: url, alt });
                }}
              />
            ),
            onUnfit: (parts) => {
              setLost(parts);
              setWay('text');
            },
          }}
        />
      ) : (
        <>
          <Input.TextArea
            {...described}
            id={id}
            required
            rows={12}
            maxLength={scheduleContent.content.maxLength}
            value={value}
            onChange={({ target }) => onChange?.(target.value)}
          />
          <div>
            <InsertPicture role="manager" onPick={(picture) => onChange?.(withPicture(value, picture))} />
          </div>
        </>
      )}
    </div>
  );
}
