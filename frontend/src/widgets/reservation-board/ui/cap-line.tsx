import styles from './cap-line.module.css';

/** Of the figure above a bar, and of the highest bar, in pixels. */
const HIGHEST = 46;

/** The height of a bar relative to the highest one, `most`. */
export const heightOf = (count: number, most: number) => `${String(Math.round((count / most) * HIGHEST))}px`;

/** As much as there is room for. */
export const CapLine = ({ cap, most }: { cap: number; most: number }) => (
  <span className={styles.cap} style={{ insetBlockEnd: `calc(19px + ${heightOf(cap, most)})` }} aria-hidden="true" />
);
