export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;
const MB = 1024 * 1024;
const LARGEST_MB = 10;
/** Photos of phones may exceed the upload limit, since they are made smaller before sending. */
const LARGEST_CHOSEN_MB = 40;

/** Why a file cannot be used, as a sentence; undefined if it can. */
export function faultOf({ type, size }: Pick<Blob, 'type' | 'size'>): string | undefined {
  if (!PICTURE_TYPES.some((known) => known === type)) return 'Choose a JPEG, PNG or WebP image.';
  return size > LARGEST_CHOSEN_MB * MB ? 'This image is too large. Choose one of at most 10 MB.' : undefined;
}

export const isTooLargeToSend = ({ size }: Pick<Blob, 'size'>) => size > LARGEST_MB * MB;

/** The size at which it is sent, in proportion. */
export function fitted(width: number, height: number, longest: number): { width: number; height: number } {
  const scale = Math.min(1, longest / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}
