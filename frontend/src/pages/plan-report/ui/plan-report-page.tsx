import { type PlanId, provider } from '@/entities/agency';
import { restaurant } from '@/entities/restaurant';
import { RequestPlanForm } from './request-plan-form';
import { NoScript } from '@/shared/ui/no-script';
import { PageMeta } from '@/shared/ui/page-meta';
import { ReportHeader } from '@/widgets/report-header';
import proposal from '@content/agency/plan-report.json';
import { useChosenPlan } from '../model/use-chosen-plan';
import { Comparison } from './comparison';
import { FuturePlan, StartingPlan } from './plan-cards';
import styles from './plan-report-page.module.css';

const STARTING: readonly [PlanId, ...PlanId[]] = ['premium', 'essential'];
const FUTURE: readonly PlanId[] = ['digital', 'fullmarketing'];

export function PlanReportPage() {
  const { chosen, choose, forget } = useChosenPlan(STARTING);

  return (
    <>
      <PageMeta
        title={`${proposal.title} | ${restaurant.name}`}
        description={`Website plans for ${restaurant.name}: what they include and what they cost.`}
      />
      <ReportHeader title={proposal.title} intro={proposal.intro} />
      <div className={`page-width ${styles.proposal ?? ''}`}>
        <section className={styles.part} aria-labelledby="starting">
          <h2 id="starting">Plans to Start With</h2>
          <ul className={`leaded ${styles.plans ?? ''}`}>
            {STARTING.map((id) => (
              <StartingPlan key={id} id={id} isSelected={id === chosen} onSelect={() => choose(id)} />
            ))}
          </ul>
        </section>
        <section className={styles.part} aria-labelledby="future">
          <h2 id="future">Plans for Later</h2>
          <ul className={`leaded ${styles.plans ?? ''}`}>
            {FUTURE.map((id) => (
              <FuturePlan key={id} id={id} />
            ))}
          </ul>
        </section>
        <Comparison {...proposal.comparison} />
        <section className={`no-print ${styles.start ?? ''}`} aria-labelledby="start">
          <h2 id="start">Get Started</h2>
          <NoScript email={provider.email}>This form requires JavaScript.</NoScript>
          <RequestPlanForm plan={chosen} onRequested={forget} />
        </section>
        <p className={styles.footer}>{proposal.footer}</p>
      </div>
    </>
  );
}
