import type { Strategy } from '@/entities/consultation';
import { saveConsultation } from '@/shared/call-schema';
import { TextField } from '@/shared/ui/field';
import styles from './strategy-section.module.css';

interface StrategySectionProps {
  strategy: Strategy;
  number: number;
  error?: string;
}

export function StrategySection({
  strategy: { id, title, intro, services, feedback },
  number,
  error,
}: StrategySectionProps) {
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
