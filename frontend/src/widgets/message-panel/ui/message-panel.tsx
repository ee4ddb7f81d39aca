import { type Query, useQuery, useQueryClient } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { memo, useState } from 'react';
import { optimisticArchived, type Message, messageCalls, messageQueries } from '@/entities/message';
import { formatMoment, restaurant } from '@/entities/restaurant';
import { restaurantQuery } from '@/entities/settings/current-restaurant';
import { type Mutation, type Role, useRestMutation, usePagedList } from '@/shared/api';
import { useOpenItem } from '@/shared/lib/open-item';
import { ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { toast } from '@/shared/ui/toast';
import styles from './message-panel.module.css';
import { MessageRow } from './message-row';
import { OpenMessage } from './open-message';

const archiveMessage = (role: Role): Mutation<Message> => ({
  send: ({ id }) => messageCalls(role).archive(id),
  done: () => ({ title: 'Message archived' }),
  failed: () => ({ title: 'Error archiving message' }),
  invalidates: [messageQueries.all()],
  optimisticUpdate: (message) => optimisticArchived(role, message),
});

const useArchiveMessage = (role: Role) => useRestMutation(archiveMessage(role));

/** Memoized, so that a poll with one new message renders one row. */
const InboxRow = memo(function InboxRow({ role, message }: { role: Role; message: Message }) {
  const archive = useArchiveMessage(role);
  const item = useOpenItem();
  return (
    <MessageRow
      message={message}
      badge={message.isRead === 'false' && <StatusTag tone="waiting">New</StatusTag>}
      when={<time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>}
      actions={
        <>
          <Button
            type="text"
            loading={archive.isPending}
            onClick={() => {
              archive.send(message);
            }}
          >
            Archive
          </Button>
          <span data-on-hover={role === 'manager' || undefined}>
            <Button
              type="text"
              danger
              onClick={() => {
                item.open(message.id, 'delete');
              }}
            >
              Delete
            </Button>
          </span>
        </>
      }
    />
  );
});

interface MessagePanelProps {
  role: Role;
  /** Text above the heading. */
  introduction?: string;
  /** Says there that the owner reads them. */
  isToOwner?: boolean;
}

/** With the owner's current name: the details may have changed since the page was loaded. */
function OwnerIntroduction() {
  const { data } = useQuery(restaurantQuery);
  const name = data?.ownerName ?? restaurant.ownerName;
  return <p className={styles.introduction}>Direct communication with {name} (Admin)</p>;
}

/** The inbox of the signed-in account, and a button to write a message. */
export function MessagePanel({ role, introduction, isToOwner = false }: MessagePanelProps) {
  const list = usePagedList(messageQueries.inbox(role));
  const item = useOpenItem();
  const { area, restore } = useRowFocus();
  return (
    <div ref={area}>
      <OpenMessage role={role} rows={list.rows ?? []} afterClose={restore} />
      <Flex component="section" vertical gap="middle" aria-labelledby="messages">
        <Flex component="header" gap="12px 32px" wrap align="end" justify="space-between">
          <div>
            {introduction && <p className={styles.introduction}>{introduction}</p>}
            {isToOwner && <OwnerIntroduction />}
            <h2 id="messages" {...headingMark}>
              Your Messages
            </h2>
            <Unread role={role} />
          </div>
          <Flex gap="small">
            <Refresh role={role} />
            <Button
              type="primary"
              onClick={() => {
                item.open('new', 'write');
              }}
            >
              New Message
            </Button>
          </Flex>
        </Flex>
        <ListView
          list={list}
          loading="Loading messages..."
          failed="Couldn’t load messages."
          empty='No messages yet. Use the "New Message" button to start a conversation.'
        >
          {(messages) => (
            <>
              <div className="panel clipped">
                {messages.map((message) => (
                  <InboxRow key={message.id} role={role} message={message} />
                ))}
              </div>
              <Pager {...list} />
            </>
          )}
        </ListView>
      </Flex>
    </div>
  );
}

function Unread({ role }: { role: Role }) {
  const { data } = useQuery(messageQueries.unreadCount(role));
  if (!data) return <p className="soft">&nbsp;</p>;
  return <p className="soft">{unreadText(data.count)}</p>;
}

function unreadText(count: number): string {
  if (count === 0) return 'All messages read';
  return count === 1 ? '1 unread message' : `${String(count)} unread messages`;
}

const isRead = ({ state }: Query) => state.status === 'success' && !state.isInvalidated;

function Refresh({ role }: { role: Role }) {
  const client = useQueryClient();
  const [isBusy, setIsBusy] = useState(false);

  async function refresh() {
    setIsBusy(true);
    const queryKey = messageQueries.mailbox(role);
    await client.invalidateQueries({ queryKey });
    setIsBusy(false);
    // The list itself reports what could not be read, or that it is offline.
    const isFresh = client.getQueryCache().findAll({ queryKey, type: 'active' }).every(isRead);
    if (isFresh) toast({ title: 'Data refreshed' });
  }

  return (
    <Button loading={isBusy} onClick={() => void refresh()}>
      Refresh
    </Button>
  );
}
