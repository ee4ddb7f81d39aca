import { useQuery } from '@tanstack/react-query';
import { houseOptionQueries } from '@/entities/house/house-option';
import { OptionForm } from '@/features/house-option/choose-option';
import { ManagerSecondSteps } from '@/features/second-step';
import { AnswerView } from '@/shared/ui/answer-view';
import styles from './team-second-steps.module.css';

/** The roles that must use two-step sign-in, and resets of lost phones. */
export function TeamSecondSteps() {
  const options = useQuery(houseOptionQueries.list());
  return (
    <section className={styles.team} aria-labelledby="team-second-steps">
      <h3 id="team-second-steps" className={styles.title}>
        The team
      </h3>
      <ManagerSecondSteps />
      <AnswerView answer={options} loading="Loading..." failed="Couldn’t load this.">
        {(rows) =>
          rows
            .filter(({ concerns }) => concerns === 'team')
            .map((option) => <OptionForm key={option.id} option={option} />)
        }
      </AnswerView>
    </section>
  );
}
