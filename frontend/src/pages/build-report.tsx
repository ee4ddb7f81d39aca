import type { ReactNode, SubmitEvent } from 'react';
import { provider, TOAST_MS } from '@/entities/agency';
import { PageMeta, restaurant } from '@/entities/restaurant';
import { answer, api, type components, fieldErrors, type Mutation, useRestMutation } from '@/shared/api';
import { saveRequirements } from '@/shared/call-schema';
import { readSheet, useStoredForm } from '@/shared/lib/stored-form';
import { PublicForm, StoredFormNote, TextField, useRefusal } from '@/shared/ui/field';
import { NoScript } from '@/shared/ui/no-script';
import { ReportHeader } from '@/widgets/report-header';
import report from '@content/agency/build-report.json';
import styles from './build-report.module.css';

type Requirements = components['schemas']['SaveRequirements'];

const saveRequirementsMutation: Mutation<Requirements> = {
  send: (requirements) => answer(api.POST('/api/build-requirements', { body: requirements })),
  done: () => ({
    title: 'Requirements Saved!',
    description: 'Your notes are saved. You can keep editing them here at any time.',
    duration: TOAST_MS,
  }),
  failed: () => ({
    title: 'Error',
    description: 'Failed to save requirements. Please try again.',
    duration: TOAST_MS,
  }),
};

const useSaveRequirements = () => useRestMutation(saveRequirementsMutation);

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
  const { keep, isStored, clear } = useStoredForm({ key: 'requirements', form });

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
    <PublicForm
      ref={form}
      className={styles.form}
      onSubmit={submit}
      onInput={(event) => {
        correct(event);
        keep(event);
      }}
      aria-label="Requirements"
    >
      <section className={styles.notes} aria-labelledby="notes">
        <h2 id="notes">Requirements Notes</h2>
        <div className="field-row">{ask(NOTES)}</div>
        <div className="field-row">{ask(FRAME)}</div>
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
        <StoredFormNote isStored={isStored} onClear={clear} />
        <button type="submit" className="button button-amber no-print submit" disabled={isPending}>
          {isPending ? 'Saving...' : 'Save Requirements'}
        </button>
      </section>
    </PublicForm>
  );
}

interface Tier {
  tier: string;
  name: string;
  monthly: string;
  yearly: string;
  steps: readonly string[];
}

function Roadmap({ tiers }: { tiers: readonly Tier[] }) {
  return (
    <section className={styles.part} aria-labelledby="roadmap">
      <h2 id="roadmap">Growth Roadmap</h2>
      <ol className={`leaded ${styles.tiers ?? ''}`}>
        {tiers.map(({ tier, name, monthly, yearly, steps }) => (
          <li key={tier}>
            <p className={styles.tier}>{tier}</p>
            <h3>{name}</h3>
            <p className={styles.price}>
              <strong>{monthly}</strong> ({yearly})
            </p>
            <ul>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface Recommendation {
  title: string;
  details: string;
  impact: string;
}

function Recommendations({ recommendations }: { recommendations: readonly Recommendation[] }) {
  return (
    <section className={styles.part} aria-labelledby="recommendations">
      <h2 id="recommendations">Strategic Recommendations</h2>
      <ul className={`leaded ${styles.cards ?? ''}`}>
        {recommendations.map(({ title, details, impact }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{details}</p>
            <p className={styles.impact}>
              <strong>Expected impact:</strong> {impact}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function BuildReportPage() {
  return (
    <>
      <PageMeta
        title={`${report.title} | ${restaurant.name}`}
        description={`Requirements, recommendations and roadmap for the website of ${restaurant.name}.`}
      />
      <ReportHeader title={report.title} intro={report.intro} />
      <div className={`page-width ${styles.report ?? ''}`}>
        <RequirementsForm>
          <Recommendations recommendations={report.recommendations} />
        </RequirementsForm>
        <Roadmap tiers={report.roadmap} />
      </div>
    </>
  );
}
