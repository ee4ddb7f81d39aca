import { packageRanges } from '@/entities/consultation';
import styles from './questionnaire.module.css';

const UNDECIDED = 'Not decided yet';

export function PackageRanges() {
  return (
    <fieldset className={styles.ranges}>
      <legend>Budget Range</legend>
      {packageRanges.map(({ name, range, text }) => (
        <label key={name}>
          <input type="radio" name="budgetRange" value={`${name} ${range}`} />
          <span>
            <strong>{name}</strong> <span className={styles.range}>{range}</span>
            <br />
            {text}
          </span>
        </label>
      ))}
      <label>
        <input type="radio" name="budgetRange" value={UNDECIDED} />
        <strong>Not decided yet</strong>
      </label>
    </fieldset>
  );
}
