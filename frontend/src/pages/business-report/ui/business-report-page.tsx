import { useState } from 'react';
import { provider, TOAST_MS } from '@/entities/agency';
import { type Answers, report, strategies, type Strategy } from '@/entities/consultation';
import { PageMeta, restaurant } from '@/entities/restaurant';
import { saveConsultation } from '@/shared/call-schema';
import { TextField } from '@/shared/ui/field';
import { NoScript } from '@/shared/ui/no-script';
import { toast } from '@/shared/ui/toast';
import { ReportHeader } from '@/widgets/report-header';
import { useConsultationForm } from '../model/use-consultation-form';
import { Packages } from './packages';
import { Questionnaire } from './questionnaire';
import styles from './business-report-page.module.css';

interface StrategySectionProps {
  strategy: Strategy;
  number: number;
  error?: string;
}

function StrategySection({ strategy: { id, title, intro, services, feedback }, number, error }: StrategySectionProps) {
  return (
    <section className={styles.strategy} aria-labelledby={id}>
      <div className={styles.heading}>
        <span className={styles.number} aria-hidden="true">
          {number}
        </span>
        <h2 id={id}>{title}</h2>
        <p>{intro}</p>
      </div>
      <ul className={`leaded ${styles.services ?? ''}`}>
        {services.map((service) => (
          <li key={service.id} className={styles.service}>
            <label htmlFor={service.id}>
              <input
                id={service.id}
                type="checkbox"
                name="selectedServices"
                value={service.id}
                aria-describedby={`${service.id}-text`}
              />
              <span>{service.name}</span>
            </label>
            <p id={`${service.id}-text`}>{service.description}</p>
          </li>
        ))}
      </ul>
      <TextField
        name={feedback}
        label={`Your Feedback on ${title}`}
        rows={3}
        maxLength={saveConsultation[feedback].maxLength}
        error={error}
      />
    </section>
  );
}

/** The writer is loaded on the first click. */
function DownloadReportButton({ readAnswers }: { readAnswers: () => Answers | null }) {
  const [isWriting, setIsWriting] = useState(false);

  async function download() {
    const answers = readAnswers();
    if (!answers) return;
    setIsWriting(true);
    try {
      const { downloadReport } = await import('../model/download-report');
      downloadReport(answers);
      toast({
        title: 'Complete Report Downloaded!',
        description: 'Full business analysis with all 6 strategic categories and implementation timeline saved.',
        duration: TOAST_MS,
      });
    } catch {
      toast({
        title: 'Error',
        description: 'Couldn’t create the report. Please try again.',
        variant: 'destructive',
        duration: TOAST_MS,
      });
    } finally {
      setIsWriting(false);
    }
  }

  return (
    <button type="button" className="button button-outline" onClick={() => void download()} disabled={isWriting}>
      Download Report
    </button>
  );
}

function Summary() {
  const { text, hours, priceRange, figures } = report.summary;
  return (
    <section className={styles.summary} aria-labelledby="summary">
      <h2 id="summary">Executive Summary</h2>
      <p className={styles.text}>{text}</p>
      <dl className={`leaded ${styles.figures ?? ''}`}>
        <div>
          <dt>Hours</dt>
          <dd>
            {hours.map((line) => (
              <span key={line.days}>
                {line.days} {line.hours}
              </span>
            ))}
          </dd>
        </div>
        <div>
          <dt>Price range</dt>
          <dd>{priceRange}</dd>
        </div>
        {figures.map(({ value, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className={styles.figure}>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Impact() {
  return (
    <section className={styles.impact} aria-labelledby="impact">
      <h2 id="impact">Projected Impact and ROI</h2>
      <dl className={`leaded ${styles.gains ?? ''}`}>
        {report.impact.map(({ what, gain }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{gain}</dd>
          </div>
        ))}
      </dl>
      <dl className={styles.returns}>
        {report.roi.screen.map(({ what, value }) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Timeline() {
  return (
    <section className={styles.timeline} aria-labelledby="timeline">
      <h2 id="timeline">Implementation Timeline</h2>
      <ol className="leaded">
        {report.timeline.map(({ phase, title, steps }) => (
          <li key={phase}>
            <p className={styles.phase}>{phase}</p>
            <h3>{title}</h3>
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

function Welcome() {
  return (
    <section className={styles.welcome} aria-labelledby="welcome">
      <h2 id="welcome">Welcome</h2>
      <p>{report.welcome.text}</p>
      <h3>How to use this report</h3>
      <ol>
        {report.welcome.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}

export function BusinessReportPage() {
  const { props, errorOf, isPending, askForSaved, selected, readAnswers } = useConsultationForm();

  return (
    <>
      <PageMeta
        title={`${report.title} | ${restaurant.name}`}
        description={`Strategies, packages and a website consultation for ${restaurant.name}.`}
      />
      <ReportHeader title={report.title} />
      <div className={`page-width ${styles.report ?? ''}`}>
        <Summary />
        <Welcome />
        {askForSaved && (
          <p role="alert" className={styles.lost}>
            Couldn’t load what you saved before.
            <button type="button" className="button button-outline" onClick={askForSaved}>
              Try again
            </button>
          </p>
        )}
        <form {...props} className={styles.form} aria-label="Consultation">
          {strategies.map((strategy, index) => (
            <StrategySection
              key={strategy.id}
              strategy={strategy}
              number={index + 1}
              error={errorOf(strategy.feedback)}
            />
          ))}
          <Packages selected={selected} />
          <Timeline />
          <Impact />
          <section aria-labelledby="conclusion" className={styles.conclusion}>
            <h2 id="conclusion">Strategic Conclusion</h2>
            {report.conclusion.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </section>
          <Questionnaire errorOf={errorOf} />
          <div className={styles.closing}>
            <div className={`no-print ${styles.buttons ?? ''}`}>
              <button type="submit" className="button button-amber" disabled={isPending}>
                {isPending ? 'Saving...' : 'Save Consultation'}
              </button>
              <DownloadReportButton readAnswers={readAnswers} />
              <button type="button" className="button button-outline" onClick={() => print()}>
                Print Report
              </button>
            </div>
            <p>{report.afterwards}</p>
            <NoScript email={provider.email}>Saving requires JavaScript. You can print the page.</NoScript>
          </div>
        </form>
      </div>
    </>
  );
}
