import { useQuery } from '@tanstack/react-query';
import { photographQueries } from '@/entities/house/photograph';
import { PhotographChoice } from './photograph-choice';
import { AnswerView } from '@/shared/ui/answer-view';
import { ROOMS } from '../model/rooms';
import styles from './photographs.module.css';

/** The house's own pictures in the places of glass art, room by room. */
export function Photographs() {
  const photographs = useQuery(photographQueries.list());
  return (
    <section className={styles.rooms} aria-labelledby="photographs">
      <h2 id="photographs" className={styles.title}>
        Website photos
      </h2>
      <p className={styles.lead}>Each spot shows glass art until you add your own photo.</p>
      <AnswerView answer={photographs} loading="Loading photos..." failed="Couldn’t load photos.">
        {(hung) =>
          ROOMS.map(({ title, says, places }) => (
            <section key={title} className={styles.room} aria-label={title}>
              <h3>{title}</h3>
              <p>{says}</p>
              <ul className={styles.places}>
                {places.map(({ place, label }) => (
                  <li key={place}>
                    <PhotographChoice place={place} label={label} hung={hung.find((one) => one.place === place)} />
                  </li>
                ))}
              </ul>
            </section>
          ))
        }
      </AnswerView>
    </section>
  );
}
