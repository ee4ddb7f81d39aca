import { Button, Flex, type TableColumnsType } from 'antd';
import { type CalendarFeed, calendarKinds } from '@/entities/settings/integration';
import { formatMoment } from '@/entities/restaurant';
import { Table } from '@/shared/ui/table';
import styles from './integration-settings.module.css';

interface CalendarTableProps {
  calendars: readonly CalendarFeed[];
  onEnd: (calendar: CalendarFeed) => void;
  onRenew: (calendar: CalendarFeed) => void;
}

export function CalendarTable({ calendars, onEnd, onRenew }: CalendarTableProps) {
  const columns: TableColumnsType<CalendarFeed> = [
    {
      title: 'Shows',
      render: (_, { kind, withNames }) => (
        <Flex vertical gap={4} align="start" className={styles.what}>
          <strong>{calendarKinds[kind]}</strong>
          <span className="soft">{withNames ? 'With guests’ names' : 'Without guests’ names'}</span>
        </Flex>
      ),
    },
    {
      title: 'Created and last read',
      width: '32%',
      className: 'soft',
      render: (_, { createdAt, expiresAt, lastFetchedAt }) => (
        <>
          <div>Created {formatMoment(createdAt)}</div>
          <div>
            {new Date(expiresAt) > new Date() ? 'Expires' : 'Ended'} {formatMoment(expiresAt)}
          </div>
          <div>{lastFetchedAt ? `Last read ${formatMoment(lastFetchedAt)}` : 'Never read'}</div>
        </>
      ),
    },
    {
      title: <span className="visually-hidden">Actions</span>,
      width: 200,
      align: 'end',
      render: (_, calendar) => (
        <Flex gap={6} wrap justify="end">
          <Button
            size="small"
            aria-label={`New address for the calendar of ${formatMoment(calendar.createdAt)}`}
            onClick={() => {
              onRenew(calendar);
            }}
          >
            New address
          </Button>
          <Button
            danger
            size="small"
            aria-label={`Delete the calendar of ${formatMoment(calendar.createdAt)}`}
            onClick={() => {
              onEnd(calendar);
            }}
          >
            Delete
          </Button>
        </Flex>
      ),
    },
  ];
  return <Table columns={columns} stacked={columns} dataSource={calendars} rowKey="id" />;
}
