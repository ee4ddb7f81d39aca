import type { SubmitEvent } from 'react';
import { fieldErrors } from '@/shared/api';
import { submitContent } from '@/shared/call-schema';
import { Field, useRefusal } from '@/shared/ui/field';
import { useSubmitContent } from '../api/use-submit-content';
import { contentTypes, defaultSubmitter, missing, readSubmission } from '../model/submission';
import styles from './submit-content-form.module.css';

/** Uncontrolled inputs, so that nothing typed before hydration is lost. */
export function SubmitContentForm({ onSubmitted }: { onSubmitted: () => void }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useSubmitContent();

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = readSubmission(event.currentTarget);
    if ('errors' in reading) {
      refuse(reading.errors);
      return;
    }
    send(reading.submission, {
      onSuccess: onSubmitted,
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  return (
    <form
      ref={form}
      className={styles.form}
      // Outside a <dialog> this submits nothing, so a click before hydration stays on the page.
      method="dialog"
      onSubmit={submit}
      onInput={correct}
      noValidate
      aria-label="Content for approval"
    >
      <div className={styles.fields}>
        <Field name="title" label="Title" missing={missing.title} error={errorOf('title')}>
          {(field) => <input {...field} type="text" maxLength={submitContent.title.maxLength} />}
        </Field>
        <Field name="contentType" label="Content type" missing={missing.contentType} error={errorOf('contentType')}>
          {(field) => (
            <select {...field} defaultValue="">
              <option value="" disabled>
                What is it?
              </option>
              {contentTypes.map(({ type, label }) => (
                <option key={type} value={type}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <Field name="description" label="Description" isOptional error={errorOf('description')}>
        {(field) => (
          <textarea
            {...field}
            rows={3}
            maxLength={submitContent.description.maxLength}
            placeholder="What it is for, and where it should appear"
          />
        )}
      </Field>
      <Field
        name="contentData"
        label="Content data"
        isOptional
        error={errorOf('contentData')}
        hint="The text itself, as JSON or HTML. We store it exactly as you send it."
      >
        {(field) => (
          <textarea
            {...field}
            className={styles.code}
            rows={8}
            maxLength={submitContent.contentData.maxLength}
            spellCheck={false}
          />
        )}
      </Field>
      <Field
        name="fileUrl"
        label="File URL"
        isOptional
        error={errorOf('fileUrl')}
        hint="A link to the image, video or document."
      >
        {(field) => <input {...field} type="url" maxLength={submitContent.fileUrl.maxLength} placeholder="https://" />}
      </Field>
      <Field
        name="submittedBy"
        label="Submitted by"
        missing={missing.submittedBy}
        error={errorOf('submittedBy')}
        hint="Leave an email address here, and the feedback comes to you."
      >
        {(field) => (
          <input
            {...field}
            defaultValue={defaultSubmitter}
            type="text"
            autoComplete="name"
            maxLength={submitContent.submittedBy.maxLength}
          />
        )}
      </Field>

      <button type="submit" className={`button button-amber ${styles.submit ?? ''}`} disabled={isPending}>
        {isPending ? 'Submitting...' : 'Submit for Approval'}
      </button>
    </form>
  );
}
