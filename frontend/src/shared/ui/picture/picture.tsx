import catalogue from './pictures.json';

export type PictureName = keyof typeof catalogue;

interface PictureProps {
  name: PictureName;
  /** How wide the picture is shown, as in the `sizes` attribute. */
  sizes: string;
  /** For the one picture that is seen first. */
  priority?: boolean;
  /** Empty where the picture only decorates. */
  alt: string;
  className?: string;
}

export const isPictureName = (name: string): name is PictureName => Object.hasOwn(catalogue, name);

/** Address of the picture at one of its widths. */
export const pictureFile = (name: PictureName, width: number, format: 'avif' | 'webp' = 'webp') =>
  `/pictures/${name}-${width}.${format}`;

export function Picture({ name, sizes, priority = false, alt, className }: PictureProps) {
  const { width, height, widths, tint } = catalogue[name];
  const files = (format: 'avif' | 'webp') => widths.map((w) => `${pictureFile(name, w, format)} ${w}w`).join(', ');
  return (
    <picture>
      <source type="image/avif" srcSet={files('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={files('webp')} sizes={sizes} />
      <img
        src={pictureFile(name, 768)}
        alt={alt}
        width={width}
        height={height}
        loading={priority ? 'eager' : 'lazy'}
        decoding={priority ? 'sync' : 'async'}
        fetchPriority={priority ? 'high' : undefined}
        className={className}
        style={{ backgroundColor: tint }}
      />
    </picture>
  );
}
