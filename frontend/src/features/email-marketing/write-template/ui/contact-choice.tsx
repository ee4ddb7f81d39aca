import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { emailTemplateQueries } from '@/entities/email-marketing/templates';
import type { MailRole } from '@/shared/api';
import { useSettled } from '@/shared/lib/settled';
import { Field } from '@/shared/ui/field';
import { asOffered, chosenContact } from '../model/chosen-contact';

const PAUSE_MS = 250;

interface ContactChoiceProps {
  role: MailRole;
  /** undefined: somebody made up. */
  chosen: string | undefined;
  onChoose: (contactId: string | undefined) => void;
}

/** As whom the mail is seen: contacts are offered while a name is typed. */
export function ContactChoice({ role, chosen, onChoose }: ContactChoiceProps) {
  const [typed, setTyped] = useState('');
  const listId = useId();
  const { data: people = [] } = useQuery(emailTemplateQueries.people(role, useSettled(typed.trim(), PAUSE_MS)));
  const meant = chosenContact(people, typed);

  // Who was typed out in full is found a moment later. The text of somebody picked from the list finds nobody, and takes nobody back.
  useEffect(() => {
    if (meant !== undefined) onChoose(meant);
  }, [meant, onChoose]);

  return (
    <Field
      name="contact"
      label="Preview as"
      isOptional
      hint={
        typed.trim() !== '' && chosen === undefined
          ? 'Nobody chosen yet: still somebody made up. An exact address chooses a contact.'
          : 'A contact’s name or address; somebody made up without.'
      }
    >
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
              onChoose(chosenContact(people, target.value));
            }}
          />
          <datalist id={listId}>
            {people.map((person) => (
              <option key={person.id}>{asOffered(person)}</option>
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
