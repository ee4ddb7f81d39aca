import { Select } from 'antd';
import { placeholders } from '@/entities/email-marketing/templates';
import { searchAmong } from '@/shared/ui/select';
import styles from './field-menu.module.css';

const choices = placeholders.map(({ name, label }) => ({ value: name, label }));

/** What is different in each mail, to be put where the cursor stands. */
export const FieldMenu = ({ onPick }: { onPick: (placeholder: string) => void }) => (
  <Select
    className={styles.fields}
    aria-label="Insert a field"
    placeholder="Insert a field…"
    value={null}
    showSearch={searchAmong(choices)}
    options={choices}
    onSelect={(_, { value: name }) => {
      onPick(`{{${name}}}`);
    }}
  />
);
