import { faultOf, fitted, isTooLargeToSend } from './check-file';

const LONGEST_SENT = 2_400;
const LONGEST_SHOWN = 480;
const QUALITY = 0.9;

export interface Prepared {
  file: Blob;
  /** A thumbnail as a data URL; the content policy forbids blobs. */
  shown: string;
}

/**
 * Prepares a file for upload; a large photo is made smaller here, which is faster than sending it.
 * @throws Error whose message tells the user why it cannot be sent
 */
export async function prepared(file: Blob): Promise<Prepared> {
  const fault = faultOf(file);
  if (fault !== undefined) throw new Error(fault);
  const picture = await createImageBitmap(file).catch(() => {
    throw new Error('We couldn’t read this file as an image.');
  });
  try {
    const size = fitted(picture.width, picture.height, LONGEST_SENT);
    const isSmaller = size.width < picture.width;
    const sent = isSmaller ? await blobOf(drawn(picture, LONGEST_SENT), file.type) : file;
    if (isTooLargeToSend(sent)) throw new Error('This image is too large. Choose one of at most 10 MB.');
    return { file: sent, shown: drawn(picture, LONGEST_SHOWN).toDataURL('image/jpeg', QUALITY) };
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
