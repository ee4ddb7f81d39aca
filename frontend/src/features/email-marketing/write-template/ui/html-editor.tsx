import { Input } from 'antd';
import { InsertPicture, mailAddressOf } from '@/entities/picture';
import type { MailRole } from '@/shared/api';
import { writeTemplate as limits } from '@/shared/call-schema';
import { LazyPart } from '@/shared/ui/lazy-part';
import { loadVisualEditor } from '@/shared/ui/rich-text';
import { Skeleton } from '@/shared/ui/skeleton';
import styles from './body-fields.module.css';
import { FieldMenu } from './field-menu';

interface HtmlEditorProps {
  role: MailRole;
  /** Of the label that everybody sees. */
  labelId: string;
  /** It is edited as HTML, not as it will look. */
  isSource: boolean;
  /** The visual editor would drop parts of it. */
  onUnfit: (lost: readonly string[]) => void;
  /** By the form item. */
  id?: string;
  value?: string;
  onChange?: (html: string) => void;
  'aria-invalid'?: 'true' | 'false';
  'aria-describedby'?: string;
}

export function HtmlEditor({ isSource, onUnfit, ...props }: HtmlEditorProps) {
  const { role, labelId, id, value = '', onChange } = props;
  if (isSource) return <Source {...props} />;
  return (
    <LazyPart
      load={loadVisualEditor}
      waiting={<Skeleton label="Loading the editor..." />}
      with={{
        ...{ labelId, html: value, isInvalid: props['aria-invalid'] === 'true', hasForeignPictures: true, onUnfit },
        ...(id !== undefined && { id }),
        onChange: (html: string) => onChange?.(html),
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
      }}
    />
  );
}

function Source({ labelId, id, value, onChange, ...described }: Omit<HtmlEditorProps, 'isSource' | 'onUnfit'>) {
  return (
    <div className={styles.source}>
      <FieldMenu
        onPick={(placeholder) => {
          const area = document.getElementById(id ?? '');
          if (!(area instanceof HTMLTextAreaElement)) return;
          area.setRangeText(placeholder, area.selectionStart, area.selectionEnd, 'end');
          area.focus();
          onChange?.(area.value);
        }}
      />
      <Input.TextArea
        {...{ id, value, 'aria-labelledby': labelId, spellCheck: false }}
        aria-invalid={described['aria-invalid']}
        aria-describedby={described['aria-describedby']}
        required
        rows={16}
        maxLength={limits.htmlContent.maxLength}
        onChange={({ target }) => onChange?.(target.value)}
      />
    </div>
  );
}
