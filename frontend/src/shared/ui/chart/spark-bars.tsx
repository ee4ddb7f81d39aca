import styles from './chart.module.css';
import { RowSlider } from './row-slider';

interface SparkBarsProps {
  label: string;
  values: readonly number[];
  /** The selected value, and its words. */
  at: number;
  text: string | undefined;
  onLook: (at: number | undefined) => void;
}

/** Small bars without axes, for a number that is shown next to them. */
export function SparkBars({ label, values, at, text, onLook }: SparkBarsProps) {
  const max = Math.max(1, ...values);
  return (
    <div className={styles.spark}>
      {values.map((value, index) => (
        <span
          key={index}
          className={styles.bar}
          data-tone={index === at ? undefined : 'before'}
          style={{ blockSize: `${String((value / max) * 100)}%` }}
        />
      ))}
      <RowSlider label={label} rows={values.length} at={at} text={text} onLook={onLook} />
    </div>
  );
}
