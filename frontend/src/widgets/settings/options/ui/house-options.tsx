import { useQuery } from '@tanstack/react-query';
import { type HouseOption, houseOptionQueries } from '@/entities/house/house-option';
import { OptionForm } from '@/features/house-option/choose-option';
import { AnswerView } from '@/shared/ui/answer-view';
import { AnswerPresets } from './answer-presets';
import styles from './house-options.module.css';

/** Features in the order in which a guest meets them; one that is in no group comes last. */
const GROUPS: readonly { title: string; ids: readonly string[] }[] = [
  { title: 'Requests', ids: ['promised-answer', 'capacity', 'areas', 'confirming-by-itself'] },
  { title: 'When a time is full', ids: ['other-times', 'waiting-list'] },
  { title: 'Before and after the visit', ids: ['guest-page', 'reminders', 'guest-memory'] },
];

/** Feature settings for guests in groups, each with a description, below the two usual ways to answer requests. */
export function HouseOptions() {
  const options = useQuery(houseOptionQueries.list());
  return (
    <AnswerView answer={options} loading="Loading options..." failed="Couldn’t load settings.">
      {(rows) => {
        const ofGuests = rows.filter(({ concerns }) => concerns === 'guests');
        const grouped = GROUPS.flatMap(({ ids }) => ids);
        const others = ofGuests.filter(({ id }) => !grouped.includes(id));
        return (
          <div className={styles.options}>
            <AnswerPresets options={ofGuests} />
            {GROUPS.map(({ title, ids }) => (
              <Group
                key={title}
                title={title}
                options={ids.flatMap((id) => ofGuests.filter((option) => option.id === id))}
              />
            ))}
            <Group title="More" options={others} />
          </div>
        );
      }}
    </AnswerView>
  );
}

function Group({ title, options }: { title: string; options: readonly HouseOption[] }) {
  if (options.length === 0) return null;
  return (
    <section className={styles.options} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {options.map((option) => (
        <OptionForm key={option.id} option={option} />
      ))}
    </section>
  );
}
