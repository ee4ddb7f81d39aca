import { Button, Dropdown, Flex, Input, Segmented } from 'antd';
import { type BoardRole, isUnseen, type Reply, useReplies } from '@/entities/reservation';
import { formatShortDay } from '@/entities/restaurant';
import { SoundSwitch } from '@/features/reservation/notice';
import { useNewDialog, useOpenItem } from '@/shared/lib/open-item';
import { FilterField } from '@/shared/ui/filters';
import { NewDialog } from '@/shared/ui/opened';
import { type ServiceChoice, useServiceDate } from '../model/sections';
import styles from './board-bar.module.css';

/** The number of unread replies with a link to each, also those about past visits. */
function NewReplies({ role }: { role: BoardRole }) {
  const item = useOpenItem();
  const unseen = Object.values(useReplies(role)).flatMap((replies = []) => replies.filter(isUnseen));
  const requests = [...new Map(unseen.map((reply) => [reply.reservationId, reply])).values()];
  const [only] = requests;
  if (!only) return null;

  const open = ({ reservationId }: Reply) => {
    item.open(reservationId, 'replies');
  };
  const button = (
    <Button
      className={styles.button}
      onClick={() => {
        if (requests.length === 1) open(only);
      }}
    >
      <span className={styles.count} data-tone="urgent">
        {unseen.length}
      </span>{' '}
      {unseen.length === 1 ? 'new reply' : 'new replies'}
    </Button>
  );
  if (requests.length === 1) return button;
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: requests.map((reply) => ({
          key: reply.reservationId,
          label: `${reply.customerName}: ${formatShortDay(reply.preferredDate)}, ${reply.preferredTime}`,
          onClick: () => {
            open(reply);
          },
        })),
      }}
    >
      {button}
    </Dropdown>
  );
}

const loadEnterDialog = async () => (await import('@/features/reservation/enter')).EnterDialog;

/** Chooses what the board shows, and adds requests. */
export function BoardBar({ role }: { role: BoardRole }) {
  const newRequest = useNewDialog();
  const { date, choice, choose, chooseDate } = useServiceDate();
  const options: { value: ServiceChoice; label: string }[] = [
    { value: 'requests', label: 'Requests' },
    { value: 'today', label: 'Today' },
    { value: 'tomorrow', label: 'Tomorrow' },
    ...(choice === 'date' && date !== null ? [{ value: 'date' as const, label: formatShortDay(date) }] : []),
  ];
  return (
    <Flex gap="small" wrap align="center" className={styles.bar}>
      <Segmented<ServiceChoice> aria-label="Show" options={options} value={choice} onChange={choose} />
      {/* Requests have their own filter for a day. */}
      {date !== null && (
        <FilterField label="Another day">
          {(id) => (
            <Input
              id={id}
              type="date"
              value={choice === 'date' ? date : ''}
              onChange={({ target }) => {
                if (target.value) chooseDate(target.value);
              }}
            />
          )}
        </FilterField>
      )}
      <Flex gap="small" wrap align="center" justify="end" className={styles.end}>
        <NewReplies role={role} />
        {role === 'staff' && date === null && <SoundSwitch />}
        <Button type="primary" onClick={newRequest.open}>
          New request
        </Button>
      </Flex>
      <NewDialog dialog={newRequest} load={loadEnterDialog} with={{ role, date }} />
    </Flex>
  );
}
