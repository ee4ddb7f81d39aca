import styles from './questionnaire.module.css';

interface TicksProps {
  legend: string;
  name: string;
  options: readonly string[];
}

/** A group of checkboxes; what is ticked is sent as it is written. */
export function Ticks({ legend, name, options }: TicksProps) {
  return (
    <fieldset className={styles.ticks}>
      <legend>{legend}</legend>
      {options.map((option) => (
        <label key={option} className="choice">
          <input type="checkbox" name={name} value={option} /> {option}
        </label>
      ))}
    </fieldset>
  );
}
