import { Button, Flex, Input } from 'antd';
import { type DragEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { fieldErrors, type MailRole } from '@/shared/api';
import { describePicture } from '@/shared/call-schema';
import { type Picture, useUploadPicture } from '../api';
import styles from './picture-dialog.module.css';

const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
const MB = 1024 * 1024;
const MAX_UPLOAD_MB = 10;
/** Photos of phones may exceed the upload limit, since they are made smaller before sending. */
const MAX_CHOSEN_MB = 40;

/** Why a file cannot be used, as a sentence; undefined if it can. */
export function faultOf({ type, size }: Pick<Blob, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'Choose a JPEG, PNG or WebP image.';
  return size > MAX_CHOSEN_MB * MB ? 'This image is too large. Choose one of at most 10 MB.' : undefined;
}

export const isTooLargeToSend = ({ size }: Pick<Blob, 'size'>) => size > MAX_UPLOAD_MB * MB;

/** The size at which it is sent, in proportion. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

const MAX_SENT_PX = 2_400;
const MAX_SHOWN_PX = 480;
const QUALITY = 0.9;

interface Prepared {
  file: Blob;
  /** A thumbnail as a data URL; the content policy forbids blobs. */
  shown: string;
}

/**
 * Prepares a file for upload; a large photo is made smaller here, which is faster than sending it.
 * @throws Error whose message tells the user why it cannot be sent
 */
async function prepared(file: Blob): Promise<Prepared> {
  const fault = faultOf(file);
  if (fault !== undefined) throw new Error(fault);
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('We couldn’t read this file as an image.');
  });
  try {
    const size = fitted(picture.width, picture.height, MAX_SENT_PX);
    const isSmaller = size.width < picture.width;
    const sent = isSmaller ? await blobOf(drawn(picture, MAX_SENT_PX), file.type) : file;
    if (isTooLargeToSend(sent)) throw new Error('This image is too large. Choose one of at most 10 MB.');
    return { file: sent, shown: drawn(picture, MAX_SHOWN_PX).toDataURL('image/jpeg', QUALITY) };
  } finally {
    picture.close();
  }
}

function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const canvas = Object.assign(document.createElement('canvas'), fitted(picture.width, picture.height, longest));
  canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return canvas;
}

const blobOf = (canvas: HTMLCanvasElement, type: string) =>
  new Promise<Blob>((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob) resolve(blob);
        else reject(new Error('We couldn’t read this file as an image.'));
      },
      type,
      QUALITY,
    );
  });

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

  const over = (isInside: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isInside);
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
        <span className="soft">Or drag it here, or paste it. JPEG, PNG or WebP, up to 10 MB.</span>
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
      <Flex vertical gap="small">
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
        <span id={`${id}-hint`} className={wrong === undefined ? 'soft' : 'field-error'}>
          {wrong ?? 'For people who can’t see it.'}
        </span>
        <Flex gap="small" wrap>
          <Button type="primary" loading={isPending} onClick={upload}>
            {isPending ? 'Uploading...' : `Upload and ${verb.toLowerCase()}`}
          </Button>
          <Button onClick={onCancel}>Choose another</Button>
        </Flex>
      </Flex>
    </div>
  );
}
