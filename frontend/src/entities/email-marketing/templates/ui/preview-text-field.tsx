import { Form, Input } from 'antd';

/** What inboxes show after the subject. */
export const PreviewTextField = ({ maxLength }: { maxLength: number }) => (
  <Form.Item
    name="previewText"
    label="Preview text (optional)"
    extra="Inboxes show it after the subject. If it’s empty, they show the first words of the email."
  >
    <Input autoComplete="off" maxLength={maxLength} showCount />
  </Form.Item>
);
