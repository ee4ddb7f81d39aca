import { Flex, Form, type FormRule, Input, Segmented } from 'antd';
import { useId, useState } from 'react';
import { InsertPicture } from '@/entities/picture';
import type { ScheduledContent } from '@/entities/scheduled-content';
import { scheduleContent } from '@/shared/call-schema';
import { inWords } from '@/shared/lib/words';
import { required } from '@/shared/ui/dialogs';
import { LazyPart } from '@/shared/ui/lazy-part';
import { loadVisualEditor, lostInWords } from '@/shared/ui/rich-text';
import { Select, shownAmong } from '@/shared/ui/select';
import { Skeleton } from '@/shared/ui/skeleton';
import { htmlOf, isHtml, withPicture } from '../model/content-html';
import styles from './content-fields.module.css';

const WAYS = [
  { value: 'visual', label: 'Visual' },
  { value: 'text', label: 'Text or HTML' },
] as const;
type Way = (typeof WAYS)[number]['value'];

interface ContentEditorProps {
  /** The id of the visible label. */
  labelId: string;
  /** Set by the form item. */
  id?: string;
  value?: string;
  onChange?: (content: string) => void;
  'aria-invalid'?: 'true' | 'false';
  'aria-describedby'?: string;
}

/** The content in the visual editor or as text. It does not change before someone types. */
function ContentEditor({ labelId, id, value = '', onChange, ...described }: ContentEditorProps) {
  const [way, setWay] = useState<Way>(value === '' || isHtml(value) ? 'visual' : 'text');
  const [lost, setLost] = useState<readonly string[]>([]);

  return (
    <Flex vertical gap="small" align="start" className={styles.editor}>
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
        <p role="status" className="remark">
          This content is edited as HTML because the visual editor would drop {lostInWords(lost)} from it.
        </p>
      )}
      {way === 'visual' ? (
        <LazyPart
          load={loadVisualEditor}
          waiting={<Skeleton label="Loading the editor..." />}
          with={{
            labelId,
            html: htmlOf(value),
            isInvalid: described['aria-invalid'] === 'true',
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
    </Flex>
  );
}

interface ContentFieldsProps {
  types: readonly ScheduledContent['contentType'][];
}

const choiceOf = (value: string) => ({ value, label: inWords(value) });
const notAfterTheDate: FormRule = ({ getFieldValue }) => ({
  validator: (_, deadline: string) => {
    const date = getFieldValue('scheduledDate') as string;
    return date && deadline > date
      ? Promise.reject(new Error('Choose a deadline on or before the scheduled date.'))
      : Promise.resolve();
  },
});

export function ContentFields({ types }: ContentFieldsProps) {
  const choices = types.map(choiceOf);
  const contentLabel = useId();
  return (
    <>
      <Form.Item name="title" label="Title" rules={required('Enter a title.')}>
        <Input required autoFocus maxLength={scheduleContent.title.maxLength} />
      </Form.Item>
      <div className="pair">
        <Form.Item
          name="contentType"
          label="Content type"
          getValueProps={shownAmong(choices)}
          rules={required('Choose a content type.')}
        >
          <Select placeholder="Choose" options={choices} />
        </Form.Item>
        <Form.Item name="priority" label="Priority">
          <Select options={scheduleContent.priority.choices.map(choiceOf)} />
        </Form.Item>
      </div>
      <Form.Item name="content" label={<span id={contentLabel}>Content</span>} rules={required('Enter the content.')}>
        <ContentEditor labelId={contentLabel} />
      </Form.Item>
      <div className="pair">
        <Form.Item name="scheduledDate" label="Scheduled date" rules={required('Choose a date.')}>
          <Input required type="date" />
        </Form.Item>
        <Form.Item
          name="approvalDeadline"
          label="Approval deadline"
          dependencies={['scheduledDate']}
          rules={[...required('Choose a date.'), notAfterTheDate]}
        >
          <Input required type="date" />
        </Form.Item>
      </div>
      <Form.Item name="tags" label="Tags (optional)" extra="Separate with commas.">
        <Input />
      </Form.Item>
      <Form.Item name="notes" label="Notes (optional)">
        <Input.TextArea rows={2} maxLength={scheduleContent.notes.maxLength} />
      </Form.Item>
    </>
  );
}
