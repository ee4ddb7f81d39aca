import type { ReactNode } from 'react';
import { features, ongoingServices, type Question, questions } from '@/entities/consultation';
import { saveConsultation } from '@/shared/call-schema';
import { TextField } from '@/shared/ui/field';
import { PackageRanges } from './package-ranges';
import styles from './questionnaire.module.css';
import { Ticks } from './ticks';

type ErrorOf = (name: string) => string | undefined;

export function Questionnaire({ errorOf }: { errorOf: ErrorOf }) {
  const ask = (asked: readonly Question[]) =>
    asked.map((question) => (
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
        <div className={styles.fields}>{ask(questions.restaurant)}</div>
        <PackageRanges />
      </Part>
      <Part title="Design">
        <div className={styles.fields}>{ask(questions.design.slice(0, 3))}</div>
        {ask(questions.design.slice(3))}
      </Part>
      <Part title="Content">
        {ask(questions.content.slice(0, 1))}
        <div className={styles.pairs}>{ask(questions.content.slice(1))}</div>
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
