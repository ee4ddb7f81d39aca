import { Checkbox } from 'antd';
import { type Campaign, campaignCalls, campaignQueries } from '@/entities/email-marketing/campaigns';
import { activityQueries } from '@/entities/activity';
import { type MailRole, type Mutation, optimisticRows, useRestMutation } from '@/shared/api';

interface Switched {
  id: string;
  isShown: boolean;
}

const showInArchive = (role: MailRole): Mutation<Switched> => ({
  send: ({ id, isShown }) => campaignCalls(role).archive(id, { isShown }),
  done: () => ({ title: 'Archive updated' }),
  failed: () => ({ title: 'Error updating the archive' }),
  invalidates: [campaignQueries.all(), activityQueries.all()],
  sendsLatest: true,
  optimisticUpdate: ({ id, isShown }) => [
    optimisticRows<Campaign>(campaignQueries.lists(role), (rows) =>
      rows.map((row) => (row.id === id ? { ...row, inArchive: isShown } : row)),
    ),
  ],
});

/** Whether the website shows the campaign. It can be changed at any time. */
export function ArchiveSwitch({ role, campaign: { id, inArchive } }: { role: MailRole; campaign: Campaign }) {
  const { send } = useRestMutation(showInArchive(role));
  return (
    <div>
      <Checkbox
        checked={inArchive}
        aria-describedby="archive-hint"
        onChange={({ target }) => {
          send({ id, isShown: target.checked });
        }}
      >
        Show in the public archive
      </Checkbox>
      <p id="archive-hint" className="hint">
        Once sent, it’s at /newsletter/archive without names and personal links, while the owner has the archive turned
        on.
      </p>
    </div>
  );
}
