import { Button, Flex, type TableColumnsType, Tag } from 'antd';
import { type AccessToken, scopes } from '@/entities/settings/integration';
import { formatMoment } from '@/entities/restaurant';
import { Table } from '@/shared/ui/table';
import styles from './integration-settings.module.css';

const SCOPE_LABELS = new Map(scopes.map(({ value, label }) => [value, label]));

interface TokenTableProps {
  tokens: readonly AccessToken[];
  onEnd: (token: AccessToken) => void;
}

export function TokenTable({ tokens, onEnd }: TokenTableProps) {
  const columns: TableColumnsType<AccessToken> = [
    {
      title: 'App',
      render: (_, { name, scopes: allowed }) => (
        <Flex vertical gap={4} align="start" className={styles.what}>
          <strong>{name}</strong>
          <Flex gap={6} wrap>
            {allowed.map((scope) => (
              <Tag key={scope} title={scope}>
                {SCOPE_LABELS.get(scope) ?? scope}
              </Tag>
            ))}
          </Flex>
        </Flex>
      ),
    },
    {
      title: 'Last used / expires',
      width: '32%',
      className: 'soft',
      render: (_, { lastUsedAt, expiresAt }) => (
        <>
          <div>{lastUsedAt ? `Last used ${formatMoment(lastUsedAt)}` : 'Never used'}</div>
          <div>Expires {formatMoment(expiresAt)}</div>
        </>
      ),
    },
    {
      title: <span className="visually-hidden">Actions</span>,
      width: 110,
      align: 'end',
      render: (_, token) => (
        <Button
          danger
          size="small"
          aria-label={`Revoke the token of ${token.name}`}
          onClick={() => {
            onEnd(token);
          }}
        >
          Revoke
        </Button>
      ),
    },
  ];
  return <Table columns={columns} stacked={columns} dataSource={tokens} rowKey="id" />;
}
