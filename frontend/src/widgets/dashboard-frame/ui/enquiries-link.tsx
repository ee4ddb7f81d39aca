import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { enquiryQueries } from '@/entities/enquiry';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './dashboard-frame.module.css';

/** The way to what visitors have sent, with the number of those that nobody has read. */
export function EnquiriesLink() {
  const { data: summary } = useQuery(enquiryQueries.summary());
  return (
    <Link prefetch="intent" to="/admin/enquiries" className={styles.link}>
      {summary?.unread ? `Inquiries (${formatNumber(summary.unread)})` : 'Inquiries'}
    </Link>
  );
}
