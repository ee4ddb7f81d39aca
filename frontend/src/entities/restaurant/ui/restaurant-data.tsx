import { PageData } from '@/shared/ui/page-data';
import { DETAILS_IN_PAGE, savedDetails } from '../model/profile';

/** The saved details as the server knew them when it rendered this page. */
export function RestaurantData() {
  const details = savedDetails();
  return details && <PageData id={DETAILS_IN_PAGE} data={details} />;
}
