import { type TableColumnsType } from 'antd';
import type { HTMLAttributes } from 'react';
import { type Enquiry, kindLabels } from '@/entities/enquiry';
import { formatMoment } from '@/entities/restaurant';
import { useOpenItem } from '@/shared/lib/open-item';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { Table } from '@/shared/ui/table';
import { preview } from '../model/sent-fields';
import { EnquiryStanding } from './enquiry-standing';
import styles from './enquiry-table.module.css';
import { loadEnquiryDialog } from './open-enquiry';

const COLUMNS: TableColumnsType<Enquiry> = [
  { title: 'Kind', width: 132, render: (_, { kind }) => kindLabels[kind] },
  {
    title: 'From',
    width: '20%',
    render: (_, { name, email }) => (
      <h3 className={styles.name} {...headingMark}>
        {/* Its click reaches the row, which opens it. */}
        <button type="button" className={styles.open} onFocus={() => void loadEnquiryDialog().catch(() => undefined)}>
          {name || email || 'A visitor'}
        </button>
      </h3>
    ),
  },
  { title: 'Message', render: (_, enquiry) => <p className={styles.preview}>{preview(enquiry)}</p> },
  {
    title: 'State',
    width: 112,
    render: (_, enquiry) => (
      <div className={styles.standing}>
        <EnquiryStanding enquiry={enquiry} />
      </div>
    ),
  },
  {
    title: 'When',
    width: 184,
    align: 'right',
    className: styles.when,
    render: (_, { createdAt }) => <time dateTime={createdAt}>{formatMoment(createdAt)}</time>,
  },
];

export function EnquiryTable({ enquiries }: { enquiries: readonly Enquiry[] }) {
  const item = useOpenItem();
  return (
    <Table
      className={styles.table}
      size="medium"
      columns={COLUMNS}
      dataSource={enquiries}
      rowKey="id"
      pagination={false}
      tableLayout="fixed"
      onRow={({ id, isRead }) =>
        ({
          ...rowMark(id),
          'data-read': isRead,
          onClick: () => {
            item.open(id, 'read');
          },
        }) as HTMLAttributes<HTMLElement>
      }
    />
  );
}
