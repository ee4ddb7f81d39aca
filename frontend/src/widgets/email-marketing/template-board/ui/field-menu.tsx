import { Form } from 'antd';
import { placeholders } from '@/entities/email-marketing/templates';
import { searchAmong, Select } from '@/shared/ui/select';
import styles from './field-menu.module.css';

const choices = placeholders.map(({ name, label }) => ({ value: name, label }));

/** Inserts a placeholder at the cursor. */
export const FieldMenu = ({ onPick }: { onPick: (placeholder: string) => void }) => (
  // A form item of its own, so that it does not show the errors of the field it writes into.
  <Form.Item className={styles.fields}>
    <Select
      aria-label="Insert a field"
      placeholder="Insert a field…"
      value={null}
      showSearch={searchAmong(choices)}
      options={choices}
      onSelect={(_, { value: name }) => {
        onPick(`{{${name}}}`);
      }}
    />
  </Form.Item>
);
