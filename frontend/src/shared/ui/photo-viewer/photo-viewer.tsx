import { type KeyboardEvent, type MouseEvent, useId, useLayoutEffect, useRef } from 'react';
import { Picture, type PictureName } from '../picture';
import styles from './photo-viewer.module.css';

export interface Photo {
  picture: PictureName;
  alt: string;
  caption: string;
}

interface PhotoViewerProps {
  photo: Photo;
  onClose: () => void;
  /** Where there are neighbours to go to: -1 is the one before, 1 the one after. */
  onStep?: (step: -1 | 1) => void;
}

/** The picture at full size over the page; the arrow keys step through its neighbours. */
export function PhotoViewer({ photo, onClose, onStep }: PhotoViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const captionId = useId();

  // A layout effect closes the dialog while it is still in the page: the focus returns to where it came from.
  useLayoutEffect(() => {
    const opened = dialog.current;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  function stepByKey({ key }: KeyboardEvent) {
    if (key === 'ArrowLeft') onStep?.(-1);
    if (key === 'ArrowRight') onStep?.(1);
  }

  function closeOnBackdrop({ target }: MouseEvent) {
    if (target === dialog.current) onClose();
  }

  return (
    <dialog
      ref={dialog}
      className={`on-deep ${styles.viewer ?? ''}`}
      aria-labelledby={captionId}
      onCancel={onClose}
      onKeyDown={stepByKey}
      onClick={closeOnBackdrop}
    >
      <figure className={styles.figure}>
        <Picture
          key={photo.picture}
          name={photo.picture}
          alt={photo.alt}
          sizes="100vw"
          priority
          className={styles.picture}
        />
        <figcaption id={captionId}>{photo.caption}</figcaption>
      </figure>
      <div className={styles.controls}>
        {onStep && (
          <>
            <button type="button" className="button button-outline" onClick={() => onStep(-1)}>
              Previous
            </button>
            <button type="button" className="button button-outline" onClick={() => onStep(1)}>
              Next
            </button>
          </>
        )}
        <button type="button" className="button button-amber" onClick={onClose}>
          Close
        </button>
      </div>
    </dialog>
  );
}
