import { App, Button, Flex } from 'antd';
import type { BoardRole } from '@/entities/reservation';
import { formatShortDay, useToday } from '@/entities/restaurant';
import { type ConfirmedSeveral, useConfirmSeveral } from '@/features/reservation/decide';
import type { Selection } from '../model/sections';
import styles from './selection-bar.module.css';

interface SelectionBarProps {
  role: BoardRole;
  selection: Selection;
}

/** Confirms the selected requests together, and says which could not be confirmed and why. */
export function SelectionBar({ role, selection }: SelectionBarProps) {
  const { rows, ofTheDays, select } = selection;
  const { send, isPending } = useConfirmSeveral(role);
  const { modal } = App.useApp();
  const today = useToday();
  const [first] = rows;
  const isOneDay = rows.every(({ preferredDate }) => preferredDate === first?.preferredDate);

  const summarize = ({ confirmed, refused }: ConfirmedSeveral) => {
    select(refused);
    if (refused.length === 0) return;
    modal.warning({
      title: `${String(refused.length)} of ${String(confirmed.length + refused.length)} couldn’t be confirmed`,
      content: (
        <Flex component="ul" vertical gap="small" className={styles.refused}>
          {refused.map(({ id, customerName, reason }) => (
            <li key={id}>
              <strong>{customerName}:</strong> {reason}
            </li>
          ))}
        </Flex>
      ),
    });
  };

  if (!first) return null;
  return (
    <Flex gap="8px 12px" wrap align="center" role="region" aria-label="Selected requests" className={styles.bar}>
      <span role="status">{rows.length} selected</span>
      <Button
        type="primary"
        loading={isPending}
        onClick={() => {
          send(
            {
              requests: rows.map(({ id, customerName, preferredDate }) => ({
                id,
                customerName,
                isToday: preferredDate === today,
              })),
              to: 'confirmed',
            },
            { onSuccess: summarize },
          );
        }}
      >
        Confirm {rows.length}
      </Button>
      {ofTheDays.length > rows.length && (
        <Button
          disabled={isPending}
          onClick={() => {
            select(ofTheDays);
          }}
        >
          {isOneDay ? `Select all of ${formatShortDay(first.preferredDate)}` : 'Select all of these days'}
        </Button>
      )}
      <Button
        type="text"
        disabled={isPending}
        onClick={() => {
          select([]);
        }}
      >
        Clear
      </Button>
    </Flex>
  );
}
