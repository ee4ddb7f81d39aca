import { Button, Dropdown, Flex, type TableColumnsType } from 'antd';
import type { Webhook } from '@/entities/settings/integration';
import { StatusTag } from '@/shared/ui/status-tag';
import { Table } from '@/shared/ui/table';
import styles from './integration-settings.module.css';

export type WebhookStep = 'deliveries' | 'sample' | 'switch' | 'renew' | 'delete';

interface WebhookTableProps {
  webhooks: readonly Webhook[];
  onStep: (step: WebhookStep, webhook: Webhook) => void;
}

export function WebhookTable({ webhooks, onStep }: WebhookTableProps) {
  const columns: TableColumnsType<Webhook> = [
    {
      title: 'URL',
      render: (_, { url, description, types, withGuestData, disabledReason, tokenId, createdBy }) => (
        <Flex vertical gap={4} align="start" className={styles.what}>
          <strong className="breaks">{url}</strong>
          {description && <span>{description}</span>}
          <span className="soft">
            {types.includes('*') ? 'All' : types.join(', ')}
            {withGuestData ? ' · with guests’ names and requests' : ' · without guests’ names'}
          </span>
          {tokenId !== null && <span className="soft">Created by the token {createdBy}</span>}
          {disabledReason && <span role="note">{disabledReason}</span>}
        </Flex>
      ),
    },
    {
      title: 'State',
      width: 110,
      render: (_, { isActive }) => <StatusTag tone={isActive ? 'good' : 'bad'}>{isActive ? 'On' : 'Off'}</StatusTag>,
    },
    {
      title: <span className="visually-hidden">Actions</span>,
      width: 220,
      align: 'end',
      render: (_, webhook) => {
        const step = (which: WebhookStep) => () => {
          onStep(which, webhook);
        };
        const items = [
          { key: 'sample', label: 'Send a sample', onClick: step('sample') },
          { key: 'switch', label: webhook.isActive ? 'Turn off' : 'Turn on', onClick: step('switch') },
          { key: 'renew', label: 'Replace the secret', onClick: step('renew') },
          { key: 'delete', label: 'Delete', danger: true, onClick: step('delete') },
        ];
        const host = new URL(webhook.url).host;
        return (
          <Flex gap={6} wrap justify="end">
            <Button size="small" aria-label={`Deliveries to ${host}`} onClick={step('deliveries')}>
              Deliveries
            </Button>
            <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
              <Button size="small" aria-label={`More about ${host}`}>
                More
              </Button>
            </Dropdown>
          </Flex>
        );
      },
    },
  ];
  return <Table columns={columns} stacked={columns} dataSource={webhooks} rowKey="id" />;
}
