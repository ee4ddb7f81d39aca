import { useQuery } from '@tanstack/react-query';
import { houseOptionQueries } from '@/entities/house/house-option';
import { OptionForm } from '@/features/house-option/choose-option';
import { AnswerView } from '@/shared/ui/answer-view';
import styles from './house-options.module.css';

/** Feature settings, each with a description. */
export function HouseOptions() {
  const options = useQuery(houseOptionQueries.list());
  return (
    <section className={styles.options} aria-labelledby="house-options">
      <h2 id="house-options" className={styles.title}>
        Guest features
      </h2>
      <p className={styles.lead}>Turn on what you want to offer. Until then, you reply to each request yourself.</p>
      <AnswerView answer={options} loading="Loading options..." failed="Couldn’t load settings.">
        {(rows) =>
          rows
            .filter(({ concerns }) => concerns === 'guests')
            .map((option) => <OptionForm key={option.id} option={option} />)
        }
      </AnswerView>
    </section>
  );
}
