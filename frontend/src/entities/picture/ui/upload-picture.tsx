import { Button, Input } from 'antd';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { Picture } from '../api/picture.calls';
import { fieldErrors, type MailRole } from '@/shared/api';
import { describePicture } from '@/shared/call-schema';
import { useUploadPicture } from '../api/use-pictures';
import { PICTURE_TYPES } from '../model/check-file';
import { prepared, type Prepared } from '../model/prepare';
import styles from './picture-dialog.module.css';

interface UploadPictureProps {
  role: MailRole;
  /** Label of the button, such as 'Insert'. */
  verb: string;
  onUploaded: (picture: Picture) => void;
}

export function UploadPicture({ role, verb, onUploaded }: UploadPictureProps) {
  const [isOver, setOver] = useState(false);
  const [isReading, setReading] = useState(false);
  const [picture, setPicture] = useState<Prepared>();
  const [fault, setFault] = useState<string>();
  const newest = useRef<Blob>(undefined);

  async function take(file: Blob | null | undefined) {
    if (!file) return;
    newest.current = file;
    setReading(true);
    setFault(undefined);
    setPicture(undefined);
    try {
      const picture = await prepared(file);
      // A smaller file that was chosen later may be ready first.
      if (newest.current === file) setPicture(picture);
    } catch (error) {
      if (newest.current === file) setFault(error instanceof Error ? error.message : String(error));
    }
    if (newest.current === file) setReading(false);
  }

  const paste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    // Word processors put an image of the copied text on the clipboard, too.
    if (target instanceof HTMLElement && target.matches('input:not([type="file"]), textarea')) return;
    void take(clipboardData?.files[0]);
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => {
      paste(event);
    };
    document.addEventListener('paste', listen);
    return () => {
      document.removeEventListener('paste', listen);
    };
  }, []);

  const over = (isThere: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isThere);
  };

  return (
    <>
      <label className={styles.drop} data-over={isOver}>
        <input
          className={styles.file}
          type="file"
          accept={PICTURE_TYPES.join(',')}
          onChange={({ target }) => {
            void take(target.files?.[0]);
            // Allows choosing the same file again.
            target.value = '';
          }}
          onDragOver={over(true)}
          onDragLeave={over(false)}
          onDrop={(event) => {
            over(false)(event);
            void take(event.dataTransfer.files[0]);
          }}
        />
        <strong>Choose an image</strong>
        <span className={styles.hint}>Or drag it here, or paste it. JPEG, PNG or WebP, up to 10 MB.</span>
      </label>
      <div role="status">
        {isReading && 'Preparing...'}
        {fault !== undefined && <span className="field-error">{fault}</span>}
      </div>
      {picture && (
        <NewPicture
          role={role}
          verb={verb}
          picture={picture}
          onUploaded={onUploaded}
          onCancel={() => {
            setPicture(undefined);
          }}
        />
      )}
    </>
  );
}

interface NewPictureProps extends UploadPictureProps {
  picture: Prepared;
  onCancel: () => void;
}

function NewPicture({ role, verb, picture, onUploaded, onCancel }: NewPictureProps) {
  const [alt, setAlt] = useState('');
  const [isMissing, setMissing] = useState(false);
  const made = useRef<Picture>(undefined);
  const { send, isPending, error } = useUploadPicture(role, (uploaded) => {
    made.current = uploaded;
  });
  const id = useId();
  const refusals = error ? fieldErrors(error) : {};
  const wrong = isMissing && alt.trim() === '' ? 'Describe the image.' : refusals['file'];

  function upload() {
    setMissing(true);
    if (alt.trim() === '') {
      document.getElementById(id)?.focus();
      return;
    }
    const sent = { file: picture.file, alt: alt.trim() };
    send(sent, {
      onSuccess() {
        if (made.current) onUploaded(made.current);
      },
    });
  }

  return (
    <div className={styles.new}>
      <img src={picture.shown} alt="The file you selected" />
      <div className={styles.head}>
        <label htmlFor={id}>Description</label>
        <Input
          id={id}
          autoFocus
          autoComplete="off"
          maxLength={describePicture.alt.maxLength}
          value={alt}
          aria-invalid={wrong !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ target }) => {
            setAlt(target.value);
          }}
          onPressEnter={(event) => {
            event.preventDefault();
            upload();
          }}
        />
        <span id={`${id}-hint`} className={wrong === undefined ? styles.hint : 'field-error'}>
          {wrong ?? 'For people who can’t see it.'}
        </span>
        <div className={styles.buttons}>
          <Button type="primary" loading={isPending} onClick={upload}>
            {isPending ? 'Uploading...' : `Upload and ${verb.toLowerCase()}`}
          </Button>
          <Button onClick={onCancel}>Choose another</Button>
        </div>
      </div>
    </div>
  );
}
