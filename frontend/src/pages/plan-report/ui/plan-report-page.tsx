import { useSyncExternalStore } from 'react';
import { type PlanId, plans, provider } from '@/entities/agency';
import { PageMeta, restaurant } from '@/entities/restaurant';
import { storedTexts } from '@/shared/lib/stored-texts';
import { NoScript } from '@/shared/ui/no-script';
import { ReportHeader } from '@/widgets/report-header';
import proposal from '@content/agency/plan-report.json';
import { RequestPlanForm } from './request-plan-form';
import styles from './plan-report-page.module.css';

interface StartingPlanProps {
  id: PlanId;
  isSelected: boolean;
  onSelect: () => void;
}

/** Its button covers the whole card. */
function StartingPlan({ id, isSelected, onSelect }: StartingPlanProps) {
  return (
    <li className={styles.plan} data-selected={isSelected}>
      <PlanWords id={id} />
      <button
        type="button"
        className={`button ${isSelected ? 'button-amber' : 'button-outline no-print'} ${styles.select ?? ''}`}
        aria-describedby={id}
        onClick={onSelect}
      >
        {isSelected ? 'Selected Plan' : 'Select This Plan'}
      </button>
    </li>
  );
}

function FuturePlan({ id }: { id: PlanId }) {
  return (
    <li className={`${styles.plan ?? ''} ${styles.future ?? ''}`}>
      <PlanWords id={id} />
      <p className={styles.later}>Available when ready to expand</p>
    </li>
  );
}

function PlanWords({ id }: { id: PlanId }) {
  const { name, monthlyRate, yearlyRate, includes } = plans[id];
  return (
    <>
      <h3 id={id}>{name}</h3>
      <p className={styles.price}>
        <strong>{monthlyRate}</strong>/month <span>({yearlyRate}/year)</span>
      </p>
      <ul>
        {includes.map((included) => (
          <li key={included}>{included}</li>
        ))}
      </ul>
    </>
  );
}

const KEY = 'plan';
const chosenPlan = storedTexts(() => localStorage, 'chosen-');
const listeners = new Set<() => void>();

/** The chosen plan is stored in this browser, like the form next to it, until it is sent. */
function useChosenPlan([first, ...others]: readonly [PlanId, ...PlanId[]]) {
  const before = useSyncExternalStore(subscribe, read, () => null);
  return { chosen: others.find((id) => id === before) ?? first, choose, forget };
}

function choose(id: PlanId): void {
  chosenPlan.keep(KEY, id);
  notify();
}

function forget(): void {
  chosenPlan.forget(KEY);
  notify();
}

const read = () => chosenPlan.read(KEY);

function notify(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

interface ComparisonProps {
  title: string;
  text: string;
  rows: readonly { what: string; diy: string; ours: string }[];
}

function Comparison({ title, text, rows }: ComparisonProps) {
  return (
    <section className={styles.comparison} aria-labelledby="comparison">
      <h2 id="comparison">{title}</h2>
      <p>{text}</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Compared</th>
            <th scope="col">Do-it-yourself platform</th>
            <th scope="col">With us</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ what, diy, ours }) => (
            <tr key={what}>
              <th scope="row">{what}</th>
              <td>{diy}</td>
              <td>{ours}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

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
