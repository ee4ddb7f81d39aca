import styles from './chart.module.css';

interface RowSliderProps {
  label: string;
  /** How many rows the drawing below has, and the one that is looked at. */
  rows: number;
  at: number;
  /** What that row says. */
  text: string | undefined;
  /** Which row stands at a place of the drawing, where they are not spread evenly over its width. */
  rowAt?: (x: number, width: number) => number;
  onLook: (at: number | undefined) => void;
}

const evenly = (rows: number) => (x: number, width: number) => Math.floor((x / width) * rows);

/** A slider of the browser over a drawing: pointer, finger and arrow keys look at one row after the other. */
export function RowSlider({ label, rows, at, text, rowAt = evenly(rows), onLook }: RowSliderProps) {
  return (
    <input
      type="range"
      className={styles.slider}
      aria-label={label}
      aria-valuetext={text}
      min={0}
      max={rows - 1}
      value={at}
      onChange={({ target }) => {
        onLook(Number(target.value));
      }}
      onPointerMove={({ nativeEvent, currentTarget }) => {
        const row = rowAt(nativeEvent.offsetX, currentTarget.clientWidth);
        onLook(Math.max(0, Math.min(rows - 1, row)));
      }}
      onPointerLeave={({ pointerType }) => {
        if (pointerType === 'mouse') onLook(undefined);
      }}
      onBlur={() => {
        onLook(undefined);
      }}
    />
  );
}
