import { type PlanId, plans } from '@/entities/agency';
import styles from './plan-report-page.module.css';

interface StartingPlanProps {
  id: PlanId;
  isSelected: boolean;
  onSelect: () => void;
}

/** Its button covers the whole card. */
export function StartingPlan({ id, isSelected, onSelect }: StartingPlanProps) {
  return (
    <li className={styles.plan} data-selected={isSelected}>
      <PlanWords id={id} />
      <button
        type="button"
        className={`button no-print ${isSelected ? 'button-amber' : 'button-outline'} ${styles.select ?? ''}`}
        aria-describedby={id}
        onClick={onSelect}
      >
        {isSelected ? 'Selected Plan' : 'Select This Plan'}
      </button>
    </li>
  );
}

export function FuturePlan({ id }: { id: PlanId }) {
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
