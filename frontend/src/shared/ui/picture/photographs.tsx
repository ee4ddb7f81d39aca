import { PageData, readPageData } from '@/shared/ui/page-data';

/** A photo that the restaurant shows instead of glass art. */
export interface Photograph {
  /** The address of its widest version. */
  src: string;
  srcSet: string;
  /** Alternative text. */
  alt: string;
}

/** By the name of the glass art that a photo replaces. */
export type Photographs = Readonly<Record<string, Photograph>>;

const IN_PAGE = 'photographs';
let photographs = (readPageData(IN_PAGE) as Photographs | undefined) ?? {};

/** Sets the photos with which the server renders its pages. */
export function setPhotographs(next: Photographs): void {
  photographs = next;
}

export const photographOf = (name: string): Photograph | undefined => photographs[name];

/** The photos as the server knew them when it rendered this page. */
export const PhotographsData = () => <PageData id={IN_PAGE} data={photographs} />;
