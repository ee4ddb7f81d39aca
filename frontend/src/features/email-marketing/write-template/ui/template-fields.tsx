import { Checkbox, Form, Input } from 'antd';
import { categoryOptions } from '@/entities/email-marketing/templates';
import type { MailRole } from '@/shared/api';
import { writeTemplate as limits } from '@/shared/call-schema';
import { required } from '@/shared/ui/dialogs';
import { Select, shownAmong } from '@/shared/ui/select';
import { BodyFields } from './body-fields';
import styles from './write-template-dialog.module.css';

interface TemplateFieldsProps {
  role: MailRole;
  /** The mail is put together of blocks. */
  isOfBlocks: boolean;
}

export function TemplateFields({ role, isOfBlocks }: TemplateFieldsProps) {
  return (
    <>
      <div className={styles.pair}>
        <Form.Item name="name" label="Name" rules={required('Enter a name.')}>
          <Input required autoFocus autoComplete="off" maxLength={limits.name.maxLength} />
        </Form.Item>
        <Form.Item
          name="category"
          label="Category"
          getValueProps={shownAmong(categoryOptions)}
          rules={required('Choose a category.')}
        >
          <Select placeholder="Select a category" options={[...categoryOptions]} />
        </Form.Item>
      </div>
      <Form.Item
        name="subject"
        label="Subject"
        rules={required('Enter a subject.')}
        extra="If a name is missing, {{firstName|friend}} shows “friend”. This works for any field."
      >
        <Input required autoComplete="off" maxLength={limits.subject.maxLength} />
      </Form.Item>
      <BodyFields role={role} isOfBlocks={isOfBlocks} />
      {!isOfBlocks && (
        <Form.Item
          name="textContent"
          label="Plain text (optional)"
          extra="For email apps without HTML. Leave empty to create it from the content."
        >
          <Input.TextArea rows={2} maxLength={limits.textContent.maxLength} />
        </Form.Item>
      )}
      <Form.Item name="isActive" valuePropName="checked">
        <Checkbox>Active: available for campaigns and automations</Checkbox>
      </Form.Item>
    </>
  );
}
