import { Form, type FormRule, Input } from 'antd';
import { useId } from 'react';
import type { ScheduledContent } from '@/entities/scheduled-content';
import { scheduleContent } from '@/shared/call-schema';
import { inWords } from '@/shared/lib/words';
import { required } from '@/shared/ui/dialogs';
import { Select, shownAmong } from '@/shared/ui/select';
import styles from './content-fields.module.css';
import { ContentEditor } from './content-editor';

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
      <div className={styles.pair}>
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
      <div className={styles.pair}>
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
