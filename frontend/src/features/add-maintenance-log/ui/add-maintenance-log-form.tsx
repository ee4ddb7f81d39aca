import { Button, Select } from 'antd';
import type { SubmitEvent } from 'react';
import { maintenanceTypes, typeLabel } from '@/entities/maintenance-log';
import { draftKey } from '@/entities/session';
import { fieldErrors } from '@/shared/api';
import { addMaintenanceLog as limits } from '@/shared/call-schema';
import { useDraft } from '@/shared/lib/draft';
import { Field, useRefusal } from '@/shared/ui/field';
import { useAddMaintenanceLog, type Work } from '../api/use-add-maintenance-log';
import styles from './add-maintenance-log-form.module.css';

const EMPTY = { title: '', type: 'update', description: '', timeSpent: '', notes: '' };
type Name = keyof typeof EMPTY;

const MISSING = { title: 'Please enter a title.', description: 'Please enter a description.' };
const NO_TIME = 'Please enter the time spent as a number in steps of 0.5.';

const TYPES = maintenanceTypes.map((type) => ({ value: type, label: typeLabel(type) }));

/** What is typed is kept until it is added, also when the session ends meanwhile. */
export function AddMaintenanceLogForm() {
  const { form, refuse, correct, correctField, errorOf } = useRefusal();
  const draft = useDraft(draftKey('manager', 'maintenance-log'), EMPTY);
  const { send, isPending } = useAddMaintenanceLog();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const errors = wrongIn(draft.values, event.currentTarget);
    refuse(errors);
    if (Object.keys(errors).length > 0) return;
    send(workOf(draft.values), {
      draft: draft.key,
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  const held = (name: Name) => ({
    value: draft.values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      draft.write({ ...draft.values, [name]: target.value });
    },
  });

  return (
    <form
      ref={form}
      className={styles.form}
      onSubmit={submit}
      onInput={correct}
      noValidate
      aria-label="Maintenance log"
    >
      <Field name="title" label="Title" error={errorOf('title')}>
        {(field) => <input {...field} {...held('title')} type="text" maxLength={limits.title.maxLength} />}
      </Field>
      <div className={styles.pair}>
        <Field name="type" label="Type" error={errorOf('type')}>
          {({ name, required, ...field }) => (
            <Select
              {...field}
              aria-required={required}
              status={field['aria-invalid'] ? 'error' : ''}
              value={draft.values.type}
              options={TYPES}
              onChange={(type) => {
                draft.write({ ...draft.values, type });
                correctField(name);
              }}
            />
          )}
        </Field>
        <Field name="timeSpent" label="Time spent (hours)" isOptional error={errorOf('timeSpent')}>
          {(field) => (
            <input {...field} {...held('timeSpent')} type="number" {...limits.timeSpent} inputMode="decimal" />
          )}
        </Field>
      </div>
      <Field name="description" label="Description" error={errorOf('description')}>
        {(field) => <textarea {...field} {...held('description')} rows={3} maxLength={limits.description.maxLength} />}
      </Field>
      <Field name="notes" label="Notes" isOptional error={errorOf('notes')}>
        {(field) => <textarea {...field} {...held('notes')} rows={2} maxLength={limits.notes.maxLength} />}
      </Field>
      <Button type="primary" htmlType="submit" disabled={isPending}>
        {isPending ? 'Adding...' : 'Add Entry'}
      </Button>
    </form>
  );
}

type Values = Readonly<Record<Name, string>>;

function wrongIn(values: Values, form: HTMLFormElement): Partial<Record<Name, string>> {
  const missing = Object.entries(MISSING).filter(([name]) => values[name as Name].trim() === '');
  const time = form.elements.namedItem('timeSpent');
  const isTimeWrong = time instanceof HTMLInputElement && !time.validity.valid;
  return { ...Object.fromEntries(missing), ...(isTimeWrong && { timeSpent: NO_TIME }) };
}

const workOf = ({ title, type, description, timeSpent, notes }: Values): Work => ({
  title,
  type: type as Work['type'],
  description,
  timeSpent: timeSpent === '' ? null : Number(timeSpent),
  notes,
});
