import { PageData } from '@/shared/ui/page-data';
import { HOURS_IN_PAGE, hoursNow } from '../model/hours';

/** The hours as the server knew them when it rendered this page. */
export const HoursData = () => <PageData id={HOURS_IN_PAGE} data={hoursNow()} />;
