import { Flex, type TableColumnsType } from 'antd';
import { type MaintenanceLog, typeLabel } from '@/entities/maintenance-log';
import { formatMomentNarrow } from '@/entities/restaurant';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import styles from './maintenance-log-panel.module.css';

const COLUMNS: TableColumnsType<MaintenanceLog> = [
  {
    title: 'What was done',
    render: (_, { title, type, description, notes }) => (
      <Flex vertical gap={4}>
        <Flex gap="4px 12px" wrap align="baseline">
          <h3>{title}</h3>
          <StatusTag tone="quiet">{typeLabel(type)}</StatusTag>
        </Flex>
        <p className="pre-line">{description}</p>
        {notes && (
          <p className="quote">
            <strong>Notes:</strong> {notes}
          </p>
        )}
      </Flex>
    ),
  },
  {
    title: 'Who / date / hours',
    width: '40%',
    className: styles.facts,
    render: (_, { performedBy, createdAt, timeSpent }) =>
      [performedBy, formatMomentNarrow(createdAt), ...(timeSpent === null ? [] : [hours(timeSpent)])].join('\u00a0· '),
  },
];

const hours = (time: number) => `${String(time)}\u00a0${time === 1 ? 'hour' : 'hours'}`;

export const LogTable = ({ logs }: { logs: readonly MaintenanceLog[] }) => (
  <Table
    className={styles.table}
    columns={COLUMNS}
    dataSource={logs}
    rowKey="id"
    pagination={false}
    tableLayout="fixed"
  />
);
