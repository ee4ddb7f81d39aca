import styles from './photo-viewer.module.css';

const NOTHING = { __html: '' };

/**
 * Rendered once in a page with photos that open: each is a button with its caption in `data-photo` and an image in it. Photos below an
 * element with `data-photos` form a series. `enlivenPhotos` fills and opens it.
 */
export function PhotoViewer() {
  return (
    <dialog className={`on-deep ${styles.viewer ?? ''}`} data-viewer="">
      <figure className={styles.figure} dangerouslySetInnerHTML={NOTHING} suppressHydrationWarning />
      <div className={styles.controls}>
        <button type="button" className="button button-outline" data-step="-1">
          Previous
        </button>
        <button type="button" className="button button-outline" data-step="1">
          Next
        </button>
        <button type="button" className="button button-amber">
          Close
        </button>
      </div>
    </dialog>
  );
}
