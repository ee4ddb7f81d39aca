import { type SubmitEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { PageMeta, restaurant } from '@/entities/restaurant';
import { answer, api, fieldErrors, type Mutation, useRestMutation } from '@/shared/api';
import { submitContent } from '@/shared/call-schema';
import { useFormRestoration } from '@/shared/lib/stored-form';
import { PageHero, ThankYou } from '@/shared/ui/form-page';
import { Field, PublicForm, useRefusal } from '@/shared/ui/field';
import { NoScript } from '@/shared/ui/no-script';
import { Picture } from '@/shared/ui/picture';
import { breadcrumbs, StructuredData } from '@/shared/ui/structured-data';
import { type ContentType, contentTypes, defaultSubmitter, missing, readSubmission, type Submission } from '../model';
import styles from './content-upload-page.module.css';

const submitContentMutation: Mutation<Submission> = {
  send: (submission) => answer(api.POST('/api/approval-items', { body: submission })),
  done: () => ({
    title: 'Content submitted for approval!',
    description: 'The owner will review it and give you feedback.',
  }),
  failed: () => ({ title: 'Failed to submit content', description: 'Please try again later' }),
};

const useSubmitContent = () => useRestMutation(submitContentMutation);

export function SubmitContentForm({ onSubmitted }: { onSubmitted: () => void }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useSubmitContent();
  useFormRestoration(form);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reading = readSubmission(event.currentTarget);
    if ('errors' in reading) {
      refuse(reading.errors);
      return;
    }
    send(reading.submission, {
      onSuccess() {
        form.current?.reset();
        onSubmitted();
      },
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  return (
    <PublicForm ref={form} onSubmit={submit} onInput={correct} aria-label="Content for approval">
      <div className="field-row">
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

      <button type="submit" className="button button-amber submit" disabled={isPending}>
        {isPending ? 'Submitting...' : 'Submit for Approval'}
      </button>
    </PublicForm>
  );
}

const PRACTICES = [
  'One idea per submission gets a faster reply.',
  'Tell us what it’s for and when you’d like to see it.',
  'Check prices, dates and names.',
  'Send only what you made or have permission to use.',
  'Describe each image in a sentence.',
];

const ACCEPTED: Record<ContentType, string> = {
  blog_post: 'A story as text or HTML, with a title and a first sentence that stands alone',
  social_media: 'A few sentences and an image',
  menu_item: 'Name, price and ingredients',
  marketing: 'An offer, an event or a newsletter, with its dates',
  image: 'A link to the image, at least 1,200 pixels wide',
  video: 'A link to the video',
  website_update: 'The page, what it says now and what it should say',
  other: 'Anything else: describe it',
};

function Guidelines() {
  return (
    <aside className={styles.guidelines} aria-labelledby="guidelines">
      <h2 id="guidelines">Content guidelines</h2>
      <h3>Best practices</h3>
      <ul>
        {PRACTICES.map((practice) => (
          <li key={practice}>{practice}</li>
        ))}
      </ul>
      <h3>Accepted types</h3>
      <dl>
        {contentTypes.map(({ type, label }) => (
          <div key={type}>
            <dt>{label}</dt>
            <dd>{ACCEPTED[type]}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

const STEPS = [
  { name: 'Submit', text: 'Fill in the form below. A title, a type and your name are enough.' },
  { name: 'Notify', text: 'The owner receives an email notification with your submission.' },
  { name: 'Review', text: 'The owner reviews it and sees how it would look on the website.' },
  { name: 'Feedback', text: 'It’s approved, sent back for revision or rejected, with a comment.' },
];

function Steps() {
  return (
    <section className={`page-width ${styles.steps ?? ''}`}>
      <h2 className="visually-hidden">How it works</h2>
      <ol className="leaded">
        {STEPS.map(({ name, text }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

function ContentSubmitted({ onAnother }: { onAnother: () => void }) {
  return (
    <ThankYou heading="Content Submitted!">
      <p>
        Thank you. We emailed the owner, who will review it soon. You’ll hear back: approved, revision requested or
        rejected.
      </p>
      <button type="button" className="button button-outline" onClick={onAnother}>
        Submit Another Item
      </button>
    </ThankYou>
  );
}

export function ContentUploadPage() {
  const [isSubmitted, setIsSubmitted] = useState(false);
  const form = useRef<HTMLElement>(null);

  function beginAgain() {
    flushSync(() => setIsSubmitted(false));
    form.current?.querySelector('input')?.focus();
  }

  return (
    <>
      <PageMeta
        title={`Content Approval Hub | ${restaurant.name}`}
        description={`Send a story, an image or a menu idea to ${restaurant.name}. The owner gets an email, reviews it and tells you what happens next.`}
        path="/content-upload"
      />
      <StructuredData json={breadcrumbs({ name: 'Content Approval Hub', path: '/content-upload' })} />
      <PageHero
        className={styles.overlapped}
        heading="Content Approval Hub"
        picture={{ name: 'blog-3', alt: '', sizes: '(max-width: 900px) 100vw, 50vw' }}
      >
        A story, an image, a dish for the menu: submit it here. The owner gets an email, and nothing is published
        without a review.
      </PageHero>

      <Steps />

      <div className={`page-width ${styles.panes ?? ''}`}>
        <section ref={form} className={styles.form} aria-label="Your content">
          <NoScript email={restaurant.email}>This form requires JavaScript.</NoScript>
          {isSubmitted ? (
            <ContentSubmitted onAnother={beginAgain} />
          ) : (
            <>
              <h2>What do you have?</h2>
              <SubmitContentForm onSubmitted={() => setIsSubmitted(true)} />
            </>
          )}
          <Picture name="courtyard-5" alt="" sizes="max(50vw, 800px)" className={styles.glass} />
        </section>
        <Guidelines />
      </div>
    </>
  );
}
