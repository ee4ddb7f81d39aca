export { breadcrumbs } from './breadcrumbs';
export { jsonLd, StructuredData } from './structured-data';
