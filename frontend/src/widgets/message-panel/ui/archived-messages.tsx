import { Flex } from 'antd';
import { messageQueries } from '@/entities/message';
import { formatMoment } from '@/entities/restaurant';
import { type Role, usePagedList } from '@/shared/api';
import { ListView, Pager } from '@/shared/ui/list-view';
import { headingMark, useRowFocus } from '@/shared/ui/row-focus';
import { StatusTag } from '@/shared/ui/status-tag';
import { MessageRow } from './message-row';
import { OpenMessage } from './open-message';

/** Archived messages, which can still be read and replied to. */
export function ArchivedMessages({ role }: { role: Role }) {
  const list = usePagedList(messageQueries.archived(role));
  const { area, restore } = useRowFocus();
  return (
    <div ref={area}>
      <OpenMessage role={role} rows={list.rows ?? []} afterClose={restore} />
      <Flex component="section" vertical gap="middle" aria-labelledby="archived-messages">
        <h2 id="archived-messages" {...headingMark}>
          Archived Messages
        </h2>
        <ListView
          list={list}
          loading="Loading archived messages..."
          failed="Couldn’t load archived messages."
          empty="No archived messages yet. When you archive messages, they will appear here."
        >
          {(messages) => (
            <>
              <div className="panel clipped">
                {messages.map((message) => (
                  <MessageRow
                    key={message.id}
                    message={message}
                    badge={<StatusTag tone="quiet">Archived</StatusTag>}
                    when={message.archivedAt ? formatMoment(message.archivedAt) : 'Recently'}
                  />
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
