import { Button, Flex, type TableColumnsType } from 'antd';
import { integrationQueries, type Webhook, type WebhookDelivery } from '@/entities/settings/integration';
import { formatMoment } from '@/entities/restaurant';
import { useRedeliver } from '../api';
import { usePagedList } from '@/shared/api';
import { Dialog } from '@/shared/ui/dialogs';
import { ListView, Pager } from '@/shared/ui/list-view';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import styles from './integration-settings.module.css';

const STATES = {
  waiting: { tone: 'waiting', label: 'Waiting' },
  delivered: { tone: 'good', label: 'Delivered' },
  failed: { tone: 'bad', label: 'Failed' },
} as const;

export function DeliveriesDialog({ webhook, open, onClose }: { webhook: Webhook; open: boolean; onClose: () => void }) {
  const list = usePagedList(integrationQueries.deliveries(webhook.id));
  const { send, isPending } = useRedeliver();
  const columns: TableColumnsType<WebhookDelivery> = [
    {
      title: 'Event',
      render: (_, { type, createdAt, lastAnswer, lastStatus }) => (
        <Flex vertical gap={4} align="start" className={styles.what}>
          <strong>{type}</strong>
          <span className="soft">{formatMoment(createdAt)}</span>
          {lastAnswer !== null && (
            <span className={styles.answer}>
              {lastStatus ?? 'No response'}
              {lastAnswer === '' ? '' : `: ${lastAnswer}`}
            </span>
          )}
        </Flex>
      ),
    },
    {
      title: 'State',
      width: 190,
      render: (_, { state, attempts, nextAttemptAt, lastMs }) => (
        <Flex vertical gap={4} align="start" className={styles.what}>
          <StatusTag tone={STATES[state].tone}>{STATES[state].label}</StatusTag>
          <span className="soft">
            {`${String(attempts)} ${attempts === 1 ? 'try' : 'tries'}`}
            {lastMs !== null && `, ${String(lastMs)} ms`}
          </span>
          {state === 'waiting' && nextAttemptAt && <span className="soft">Next {formatMoment(nextAttemptAt)}</span>}
        </Flex>
      ),
    },
    {
      title: <span className="visually-hidden">Actions</span>,
      width: 130,
      align: 'end',
      render: (_, { id }) => (
        <Button
          size="small"
          disabled={isPending}
          onClick={() => {
            send({ id: webhook.id, deliveryId: id });
          }}
        >
          Resend
        </Button>
      ),
    },
  ];
  return (
    <Dialog
      title={`Deliveries to ${new URL(webhook.url).host}`}
      open={open}
      width={840}
      onCancel={onClose}
      footer={null}
      destroyOnHidden
    >
      <ListView
        list={list}
        loading="Loading deliveries..."
        failed="Couldn’t load deliveries."
        empty="Nothing was sent in the last 30 days."
      >
        {(deliveries) => (
          <>
            <Table columns={columns} stacked={columns} dataSource={deliveries} rowKey="id" pagination={false} />
            <Pager {...list} />
          </>
        )}
      </ListView>
    </Dialog>
  );
}
