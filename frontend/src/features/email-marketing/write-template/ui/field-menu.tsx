import { Form } from 'antd';
import { placeholders } from '@/entities/email-marketing/templates';
import { searchAmong, Select } from '@/shared/ui/select';
import styles from './field-menu.module.css';

const choices = placeholders.map(({ name, label }) => ({ value: name, label }));

/** What is different in each mail, to be put where the cursor stands. */
export const FieldMenu = ({ onPick }: { onPick: (placeholder: string) => void }) => (
  // An item of its own: what is wrong with the field it writes into is not wrong with it.
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
