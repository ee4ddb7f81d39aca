import { PageData } from '@/shared/ui/page-data';
import { details, DETAILS_IN_PAGE } from '../model/profile';

/** The details as the server knew them when it rendered this page. The inline script of a page has no others. */
export const RestaurantData = () => <PageData id={DETAILS_IN_PAGE} data={details()} />;
