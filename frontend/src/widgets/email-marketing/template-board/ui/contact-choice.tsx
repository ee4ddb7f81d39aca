import { useQuery } from '@tanstack/react-query';
import { Form } from 'antd';
import { useId, useState } from 'react';
import { emailTemplateQueries } from '@/entities/email-marketing/templates';
import type { MailRole } from '@/shared/api';
import { useSettled } from '@/shared/lib/settled';
import { Select } from '@/shared/ui/select';
import styles from './template-preview.module.css';

const PAUSE_MS = 250;
const MADE_UP = { value: '', label: 'Sample contact' };

interface ContactChoiceProps {
  role: MailRole;
  /** undefined means sample data. */
  onChoose: (contactId: string | undefined) => void;
}

/** Chooses the contact for the preview; suggests contacts while a name or an address is typed. */
export function ContactChoice({ role, onChoose }: ContactChoiceProps) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const { data: people = [] } = useQuery(emailTemplateQueries.people(role, useSettled(typed.trim(), PAUSE_MS)));
  const contacts = people.map(({ id: value, firstName, lastName, email }) => ({
    value,
    label: `${firstName} ${lastName}, ${email}`.replace(/^[ ,]+/, ''),
  }));
  /** With its label, since the chosen contact may not be among the current suggestions. */
  const [chosen, setChosen] = useState(MADE_UP);

  return (
    <Form.Item
      layout="vertical"
      className={styles.contact}
      htmlFor={id}
      label="Preview as (optional)"
      extra={<span id={`${id}-hint`}>Search by name or email. Empty uses a sample contact.</span>}
    >
      <Select
        id={id}
        aria-describedby={`${id}-hint`}
        labelInValue
        // Results of the previous text must not be offered for the current one.
        showSearch={{ optionFilterProp: 'label', onSearch: setTyped }}
        options={[MADE_UP, ...contacts]}
        notFoundContent="No contact found"
        value={chosen}
        onChange={(person) => {
          setTyped('');
          setChosen(person);
          onChoose(person.value || undefined);
        }}
      />
    </Form.Item>
  );
}
