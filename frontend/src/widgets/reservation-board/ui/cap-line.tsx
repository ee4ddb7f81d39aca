import styles from './cap-line.module.css';

/** The height of the highest bar with its number, in pixels. */
const HIGHEST = 46;

/** The height of a bar relative to the highest one, `most`. */
export const heightOf = (count: number, most: number) => `${String(Math.round((count / most) * HIGHEST))}px`;

/** A line at the limit. */
export const CapLine = ({ cap, most }: { cap: number; most: number }) => (
  <span className={styles.cap} style={{ insetBlockEnd: `calc(19px + ${heightOf(cap, most)})` }} aria-hidden="true" />
);
