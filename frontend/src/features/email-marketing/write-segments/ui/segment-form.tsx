import { Button } from 'antd';
import { useQuery } from '@tanstack/react-query';
import { type SubmitEvent, useState } from 'react';
import { contactQueries, countWords, type Segment } from '@/entities/email-marketing/contacts';
import { fieldErrors } from '@/shared/api';
import { createSegment as limits } from '@/shared/call-schema';
import { changedIn } from '@/shared/lib/changes';
import { useSettled } from '@/shared/lib/settled';
import { Field, useRefusal } from '@/shared/ui/field';
import { useCreateSegment, useEditSegment } from '../api/use-write-segments';
import { NEW_SEGMENT, newCondition, ruleOf, segmentOf, type SegmentValues, valuesOf } from '../model/segment-values';
import { ConditionFields } from './condition-fields';
import styles from './segments.module.css';

interface SegmentFormProps {
  /** null for a new one. */
  segment: Segment | null;
  onDone: () => void;
}

export function SegmentForm({ segment, onDone }: SegmentFormProps) {
  const [before] = useState(segment ? valuesOf(segment) : NEW_SEGMENT);
  const [values, setValues] = useState(before);
  const { form, refuse, correct, errorOf } = useRefusal();
  const creation = useCreateSegment();
  const edit = useEditSegment();
  const isPending = creation.isPending || edit.isPending;
  const write = (changes: Partial<SegmentValues>) => {
    setValues((written) => ({ ...written, ...changes }));
  };

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const missing = values.name.trim() === '' ? { name: 'Please enter a name.' } : {};
    refuse(missing);
    if ('name' in missing) return;
    const outcome = {
      onSuccess: onDone,
      onError: (error: Error) => {
        refuse(fieldErrors(error));
      },
    };
    if (segment) edit.send({ id: segment.id, edit: changedIn(segmentOf(before), segmentOf(values)) }, outcome);
    else creation.send(segmentOf(values), outcome);
  }

  return (
    <form ref={form} className={styles.form} onSubmit={submit} onInput={correct} noValidate aria-label="Segment">
      <Field name="name" label="Name" error={errorOf('name')}>
        {(field) => (
          <input
            {...field}
            type="text"
            value={values.name}
            maxLength={limits.name.maxLength}
            onChange={({ target }) => {
              write({ name: target.value });
            }}
          />
        )}
      </Field>
      <Field name="description" label="Description" isOptional error={errorOf('description')}>
        {(field) => (
          <input
            {...field}
            type="text"
            value={values.description}
            maxLength={limits.description.maxLength}
            onChange={({ target }) => {
              write({ description: target.value });
            }}
          />
        )}
      </Field>
      <Field
        name="tags"
        label="Tags"
        isOptional
        hint="At least one of them; separated by commas."
        error={errorOf('tags')}
      >
        {(field) => (
          <input
            {...field}
            type="text"
            value={values.tags}
            onChange={({ target }) => {
              write({ tags: target.value });
            }}
          />
        )}
      </Field>
      <fieldset className={styles.conditions}>
        <legend>Conditions</legend>
        {values.conditions.map((condition, place) => (
          <ConditionFields
            key={place}
            place={place + 1}
            condition={condition}
            onChange={(changed) => {
              write({ conditions: values.conditions.with(place, changed) });
            }}
            onRemove={() => {
              write({ conditions: values.conditions.toSpliced(place, 1) });
            }}
          />
        ))}
        {errorOf('conditions') && <p className="field-error">{errorOf('conditions')}</p>}
        <Button
          onClick={() => {
            write({ conditions: [...values.conditions, newCondition()] });
          }}
        >
          Add Condition
        </Button>
      </fieldset>
      <label className="choice">
        <input
          type="checkbox"
          checked={values.isActive}
          onChange={({ target }) => {
            write({ isActive: target.checked });
          }}
        />
        Active: may be chosen for campaigns
      </label>
      <LiveCount values={values} />
      <div className={styles.buttons}>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {segment ? 'Save Segment' : 'Create Segment'}
        </Button>
        <Button onClick={onDone}>Back</Button>
      </div>
    </form>
  );
}

const PAUSE_MS = 300;

/** How many it would hold. */
function LiveCount({ values }: { values: SegmentValues }) {
  const rule = useSettled(JSON.stringify(ruleOf(values)), PAUSE_MS);
  const { data } = useQuery(contactQueries.count(JSON.parse(rule) as ReturnType<typeof ruleOf>));
  return (
    <p role="status" className={styles.count}>
      {data ? countWords(data) : 'Counting...'}
    </p>
  );
}
