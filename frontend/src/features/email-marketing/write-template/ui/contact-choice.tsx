import type { MailRole } from '@/shared/api';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { emailTemplateQueries } from '@/entities/email-marketing/template';
import { Field } from '@/shared/ui/field';
import { useSettled } from '../model/use-settled';

const PAUSE_MS = 250;

interface ContactChoiceProps {
  role: MailRole;
  /** undefined: somebody made up. */
  onChoose: (contactId: string | undefined) => void;
}

/** As whom the mail is seen: contacts are offered while a name is typed. */
export function ContactChoice({ role, onChoose }: ContactChoiceProps) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const { data: people = [] } = useQuery(emailTemplateQueries.people(role, useSettled(typed.trim(), PAUSE_MS)));
  const options = people.map(({ id, firstName, lastName, email }) => ({
    id,
    text: `${firstName} ${lastName}, ${email}`,
  }));
  return (
    <Field name="contact" label="Preview as" isOptional hint="A contact’s name or address; somebody made up without.">
      {({ required: _, ...field }) => (
        <>
          <input
            {...field}
            type="search"
            list={listId}
            autoComplete="off"
            maxLength={100}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              onChoose(options.find(({ text }) => text === target.value)?.id);
            }}
          />
          <datalist id={listId}>
            {options.map(({ id, text }) => (
              <option key={id} value={text} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
