import type { ReactNode, SubmitEvent } from 'react';
import { provider } from '@/entities/agency';
import { fieldErrors } from '@/shared/api';
import { saveRequirements } from '@/shared/call-schema';
import { readSheet, useKeptForm } from '@/shared/lib/kept-form';
import { KeptNote, TextField, useRefusal } from '@/shared/ui/field';
import { NoScript } from '@/shared/ui/no-script';
import { type Requirements, useSaveRequirements } from '../api/use-save-requirements';
import styles from './requirements-form.module.css';

const NOTES: readonly { name: keyof Requirements; label: string; rows?: number; hint?: string }[] = [
  {
    name: 'clientRequests',
    label: 'Client Requests',
    rows: 4,
    hint: 'What the client asked for, in their own words.',
  },
  { name: 'designPreferences', label: 'Design Preferences', rows: 4, hint: 'Colors, images, websites they like.' },
  {
    name: 'functionalityNeeds',
    label: 'Functionality Needs',
    rows: 4,
    hint: 'What visitors and staff need to do.',
  },
  { name: 'contentUpdates', label: 'Content Updates', rows: 4, hint: 'Text, menu and images that change.' },
  {
    name: 'additionalFeatures',
    label: 'Additional Features',
    rows: 4,
    hint: 'Nice to have later.',
  },
];
const FRAME: typeof NOTES = [
  { name: 'timeline', label: 'Timeline' },
  { name: 'budget', label: 'Budget' },
];

/** The notes first; priorities and button follow after `children`. */
export function RequirementsForm({ children }: { children: ReactNode }) {
  const { form, refuse, correct, errorOf } = useRefusal();
  const { send, isPending } = useSaveRequirements();
  const { keep, isKept, clear } = useKeptForm({ key: 'requirements', form });

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const notes = Object.entries(readSheet(event.currentTarget)).map(([name, [text = ''] = []]) => [name, text.trim()]);
    send(Object.fromEntries(notes) as Requirements, {
      onError(error) {
        refuse(fieldErrors(error));
      },
    });
  }

  const ask = (notes: typeof NOTES) =>
    notes.map((note) => (
      <TextField
        key={note.name}
        {...note}
        maxLength={saveRequirements[note.name].maxLength}
        error={errorOf(note.name)}
      />
    ));

  return (
    <form
      ref={form}
      className={styles.form}
      // Outside a <dialog> this submits nothing, so a click before hydration stays on the page.
      method="dialog"
      onSubmit={submit}
      onInput={(event) => {
        correct(event);
        keep(event);
      }}
      noValidate
      aria-label="Requirements"
    >
      <section className={styles.notes} aria-labelledby="notes">
        <h2 id="notes">Requirements Notes</h2>
        <div className={styles.fields}>{ask(NOTES)}</div>
        <div className={styles.fields}>{ask(FRAME)}</div>
      </section>
      {children}
      <section className={styles.notes} aria-labelledby="priorities">
        <h2 id="priorities">Priorities</h2>
        <TextField
          name="priorities"
          label="What Comes First"
          rows={4}
          hint="Which recommendations matter most, and in what order."
          maxLength={saveRequirements.priorities.maxLength}
          error={errorOf('priorities')}
        />
        <NoScript email={provider.email}>Saving requires JavaScript. You can print the page.</NoScript>
        <KeptNote isKept={isKept} onClear={clear} />
        <button type="submit" className={`button button-amber no-print ${styles.submit ?? ''}`} disabled={isPending}>
          {isPending ? 'Saving...' : 'Save Requirements'}
        </button>
      </section>
    </form>
  );
}
