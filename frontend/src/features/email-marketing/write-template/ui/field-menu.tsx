import { placeholders } from '@/entities/email-marketing/templates';
import styles from './field-menu.module.css';

/** What is different in each mail, to be put where the cursor stands. */
export const FieldMenu = ({ onPick }: { onPick: (placeholder: string) => void }) => (
  <select
    className={styles.fields}
    aria-label="Insert a field"
    value=""
    onChange={({ target }) => {
      onPick(`{{${target.value}}}`);
    }}
  >
    <option value="">Insert a field…</option>
    {placeholders.map(({ name, label }) => (
      <option key={name} value={name}>
        {label}
      </option>
    ))}
  </select>
);
