import { restaurant } from '@/entities/restaurant';
import { RequirementsForm } from './requirements-form';
import { PageMeta } from '@/shared/ui/page-meta';
import { ReportHeader } from '@/widgets/report-header';
import report from '@content/agency/build-report.json';
import { Recommendations } from './recommendations';
import { Roadmap } from './roadmap';
import styles from './build-report-page.module.css';

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
