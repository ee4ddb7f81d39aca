import { provider } from '@/entities/agency';
import { report, strategies } from '@/entities/consultation';
import { restaurant } from '@/entities/restaurant';
import { useConsultationForm } from '../model/use-consultation-form';
import { Questionnaire } from './questionnaire';
import { StrategySection } from './strategy-section';
import { NoScript } from '@/shared/ui/no-script';
import { PageMeta } from '@/shared/ui/page-meta';
import { ReportHeader } from '@/widgets/report-header';
import { DownloadReportButton } from './download-report-button';
import { Impact } from './impact';
import { Packages } from './packages';
import { Summary } from './summary';
import { Timeline } from './timeline';
import { Welcome } from './welcome';
import styles from './business-report-page.module.css';

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
