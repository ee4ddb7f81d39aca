import styles from './chart.module.css';

interface RowSliderProps {
  label: string;
  /** The number of rows of the drawing below, and the selected one. */
  rows: number;
  at: number;
  /** The selected row in words. */
  text: string | undefined;
  /** The row at a position of the drawing, if rows are not spread evenly. */
  rowAt?: (x: number, width: number) => number;
  onLook: (at: number | undefined) => void;
}

const evenly = (rows: number) => (x: number, width: number) => Math.floor((x / width) * rows);

/** A native slider over a drawing: pointer, finger and arrow keys select one row after another. */
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
