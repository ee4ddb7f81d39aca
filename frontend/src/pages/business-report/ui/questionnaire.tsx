import type { ReactNode } from 'react';
import { features, ongoingServices, packageRanges, type Question, questions } from '@/entities/consultation';
import { saveConsultation } from '@/shared/call-schema';
import { TextField } from '@/shared/ui/field';
import styles from './questionnaire.module.css';

const UNDECIDED = 'Not decided yet';

function PackageRanges() {
  return (
    <fieldset className={styles.ranges}>
      <legend>Budget Range</legend>
      {packageRanges.map(({ name, range, text }) => (
        <label key={name}>
          <input type="radio" name="budgetRange" value={`${name} ${range}`} />
          <span>
            <strong>{name}</strong> <span className={styles.range}>{range}</span>
            <br />
            {text}
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name="budgetRange" value={UNDECIDED} />
        <strong>Not decided yet</strong>
      </label>
    </fieldset>
  );
}

interface TicksProps {
  legend: string;
  name: string;
  options: readonly string[];
}

/** A group of checkboxes; the ticked labels are sent as written. */
function Ticks({ legend, name, options }: TicksProps) {
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option} className="choice">
          <input type="checkbox" name={name} value={option} /> {option}
        </label>
      ))}
    </fieldset>
  );
}

type ErrorOf = (name: string) => string | undefined;

export function Questionnaire({ errorOf }: { errorOf: ErrorOf }) {
  const ask = (list: readonly Question[]) =>
    list.map((question) => (
      <TextField
        key={question.name}
        {...question}
        maxLength={saveConsultation[question.name].maxLength}
        error={errorOf(question.name)}
      />
    ));
  return (
    <section className={styles.questionnaire} aria-labelledby="questionnaire">
      <h2 id="questionnaire">Website Consultation and Service Selection</h2>
      <Part title="You and Your Restaurant">
        <div className={`field-row ${styles.fields ?? ''}`}>{ask(questions.restaurant)}</div>
        <PackageRanges />
      </Part>
      <Part title="Design">
        <div className={`field-row ${styles.fields ?? ''}`}>{ask(questions.design.slice(0, 3))}</div>
        {ask(questions.design.slice(3))}
      </Part>
      <Part title="Content">
        {ask(questions.content.slice(0, 1))}
        <div className={`field-row ${styles.pairs ?? ''}`}>{ask(questions.content.slice(1))}</div>
      </Part>
      <Part title="Features and Services">
        <Ticks legend="Additional Website Features" name="additionalFeatures" options={features} />
        {ask(questions.features)}
        <Ticks legend="Ongoing Services" name="ongoingServices" options={ongoingServices} />
        {ask(questions.services)}
      </Part>
      <Part title="Timeline and More">{ask(questions.closing)}</Part>
    </section>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{title}</h3>
      {children}
    </div>
  );
}
