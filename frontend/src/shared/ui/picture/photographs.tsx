import { PageData, readPageData } from '@/shared/ui/page-data';

/** A photo that the restaurant shows instead of glass art. */
export interface Photograph {
  /** Of its widest form. */
  src: string;
  srcSet: string;
  /** Alternative text. */
  alt: string;
}

/** By the names of the pictures in whose places they hang. */
export type Photographs = Readonly<Record<string, Photograph>>;

const IN_PAGE = 'photographs';
let photographs = (readPageData(IN_PAGE) as Photographs | undefined) ?? {};

/** The server makes its pages with them. */
export function tellPhotographs(given: Photographs): void {
  photographs = given;
}

export const photographOf = (name: string): Photograph | undefined => photographs[name];

/** The photographs as the server knew them when it made this page. */
export const PhotographsData = () => <PageData id={IN_PAGE} data={photographs} />;
