import { Select } from 'antd';
import type { ReactNode } from 'react';
import { categoryOptions } from '@/entities/email-marketing/templates';
import { writeTemplate as limits } from '@/shared/call-schema';
import { Field } from '@/shared/ui/field';
import { shownAmong } from '@/shared/ui/select';
import { isOfBlocks, type TemplateValues } from '../model/template-values';
import styles from './write-template-dialog.module.css';

type Name = keyof TemplateValues;

interface TemplateFieldsProps {
  values: TemplateValues;
  onChange: (name: Name, value: string) => void;
  errorOf: (name: string) => string | undefined;
  /** Of a field that is no field of the browser. */
  onCorrected: (name: string) => void;
  /** Where the content is written. */
  children: ReactNode;
}

export function TemplateFields({ values, onChange, errorOf, onCorrected, children }: TemplateFieldsProps) {
  const held = (name: Name) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => {
      onChange(name, target.value);
    },
  });
  return (
    <>
      <div className={styles.pair}>
        <Field name="name" label="Name" error={errorOf('name')}>
          {(field) => <input {...field} {...held('name')} autoComplete="off" maxLength={limits.name.maxLength} />}
        </Field>
        <Field name="category" label="Category" error={errorOf('category')}>
          {({ name, required, ...field }) => (
            <Select
              {...field}
              {...shownAmong(categoryOptions)(values.category)}
              aria-required={required}
              status={field['aria-invalid'] ? 'error' : ''}
              placeholder="Select a category"
              options={[...categoryOptions]}
              onChange={(category: string) => {
                onChange('category', category);
                onCorrected(name);
              }}
            />
          )}
        </Field>
      </div>
      <Field
        name="subject"
        label="Subject"
        hint="Not every name is known: {{firstName|friend}} says ‘friend’ then. Any field can have such a word."
        error={errorOf('subject')}
      >
        {(field) => <input {...field} {...held('subject')} autoComplete="off" maxLength={limits.subject.maxLength} />}
      </Field>
      {children}
      {!isOfBlocks(values) && (
        <Field
          name="textContent"
          label="Plain text"
          isOptional
          hint="For mail programs without HTML. Made from the content while it is empty."
          error={errorOf('textContent')}
        >
          {(field) => (
            <textarea {...field} {...held('textContent')} rows={2} maxLength={limits.textContent.maxLength} />
          )}
        </Field>
      )}
      <label className="choice">
        <input
          type="checkbox"
          checked={values.isActive === 'true'}
          onChange={({ target }) => {
            onChange('isActive', String(target.checked));
          }}
        />
        Active: offered for campaigns and automations
      </label>
    </>
  );
}
