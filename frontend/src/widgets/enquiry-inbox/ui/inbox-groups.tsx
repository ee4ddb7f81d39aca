import { useQuery } from '@tanstack/react-query';
import { Segmented } from 'antd';
import { type EnquiryGroup, enquiryQueries, type EnquirySummary } from '@/entities/enquiry';
import { FIRST_PAGE, useAddress } from '@/shared/lib/address';
import { formatNumber } from '@/shared/lib/numbers';
import { useInboxGroup } from '../model/use-inbox-filter';
import styles from './enquiry-inbox.module.css';

const LABELS: Readonly<Record<EnquiryGroup, string>> = { guests: 'Guests', agency: 'Agency' };

/** Guests' questions and the agency's clients apart, each with what nobody has read yet. */
export function InboxGroups() {
  const group = useInboxGroup();
  const { change } = useAddress();
  const { data: guests } = useQuery(enquiryQueries.summary('guests'));
  const { data: agency } = useQuery(enquiryQueries.summary('agency'));
  return (
    <Segmented<EnquiryGroup>
      className={styles.groups}
      aria-label="Inbox"
      value={group}
      options={[
        { value: 'guests', label: labelOf('guests', guests) },
        { value: 'agency', label: labelOf('agency', agency) },
      ]}
      onChange={(wanted) => {
        change({ group: wanted, kind: null, ...FIRST_PAGE });
      }}
    />
  );
}

function labelOf(group: EnquiryGroup, summary: EnquirySummary | undefined): string {
  if (!summary) return LABELS[group];
  const unread = summary.unread > 0 ? `, ${formatNumber(summary.unread)} unread` : '';
  return `${LABELS[group]} (${formatNumber(summary.total)}${unread})`;
}
