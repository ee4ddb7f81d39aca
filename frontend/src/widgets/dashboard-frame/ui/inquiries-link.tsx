import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { inquiryQueries } from '@/entities/inquiry';
import { formatNumber } from '@/shared/lib/numbers';
import styles from './dashboard-frame.module.css';

/** A link to the inbox with the number of unread inquiries. */
export function InquiriesLink() {
  const { data: summary } = useQuery(inquiryQueries.summary());
  return (
    <Link prefetch="intent" to="/admin/enquiries" className={styles.link}>
      {summary?.unread ? `Inquiries (${formatNumber(summary.unread)})` : 'Inquiries'}
    </Link>
  );
}
