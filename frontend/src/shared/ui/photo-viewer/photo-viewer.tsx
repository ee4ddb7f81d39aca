import styles from './photo-viewer.module.css';

const NOTHING = { __html: '' };

/**
 * Stands once in a page whose photos open: each is a button with its caption as `data-photo` and a picture in it.
 * Below an element with `data-photos` one steps from photo to photo. `enlivenPhotos` fills and opens it.
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
