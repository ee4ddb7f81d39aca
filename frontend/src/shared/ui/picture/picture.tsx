import { photographOf } from './photographs';
import catalogue from './pictures.json';

export type PictureName = keyof typeof catalogue;

export const PICTURE_NAMES = Object.keys(catalogue) as PictureName[];

interface PictureProps {
  name: PictureName;
  /** The displayed width, as in the `sizes` attribute. */
  sizes: string;
  /** For the image that is visible first. */
  priority?: boolean;
  /** Empty for decorative images. */
  alt: string;
  className?: string;
}

const WIDTHS = [480, 768, 1200, 1600];

/** The widths in which the image exists. */
export const widthsOf = (name: PictureName) => WIDTHS.filter((width) => width <= catalogue[name].width);

export const isPictureName = (name: string): name is PictureName => Object.hasOwn(catalogue, name);

/** The address of an image at one of its widths. */
export const pictureFile = (name: PictureName, width: number, format: 'avif' | 'webp' = 'webp') =>
  `/pictures/${name}-${width}.${format}`;

/** The glass art of that name, or the photo that the restaurant shows instead. */
export function Picture({ name, sizes, priority = false, alt, className }: PictureProps) {
  const { width, height, tint } = catalogue[name];
  const widths = widthsOf(name);
  const photograph = photographOf(name);
  const files = (format: 'avif' | 'webp') => widths.map((w) => `${pictureFile(name, w, format)} ${w}w`).join(', ');
  return (
    <picture>
      {!photograph && <source type="image/avif" srcSet={files('avif')} sizes={sizes} />}
      <source type="image/webp" srcSet={photograph?.srcSet ?? files('webp')} sizes={sizes} />
      <img
        src={photograph?.src ?? pictureFile(name, 768)}
        alt={alt && (photograph?.alt ?? alt)}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        className={className}
        // A photo fills the art's space, whatever its aspect ratio.
        style={{ backgroundColor: tint, objectFit: 'cover' }}
      />
    </picture>
  );
}
