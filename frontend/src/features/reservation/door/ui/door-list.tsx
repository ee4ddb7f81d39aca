import { useQuery } from '@tanstack/react-query';
import { Button, Flex } from 'antd';
import { type BoardRole, type DoorParty, type DoorStep, partyLabel, reservationQueries } from '@/entities/reservation';
import { formatTime, useMinute } from '@/entities/restaurant';
import { useNewDialog } from '@/shared/lib/open-item';
import { telHref } from '@/shared/lib/phone';
import { NewDialog } from '@/shared/ui/opened';
import { headingMark, rowMark } from '@/shared/ui/row-focus';
import { useDoorStep } from '../api';
import styles from './door-list.module.css';

const MINUTE_MS = 60_000;

/** '12 min, quoted 20', and whether the party waits longer than it was quoted. */
export function waitWords(
  { joinedAt, quotedMinutes }: Pick<DoorParty, 'joinedAt' | 'quotedMinutes'>,
  now: number,
): { words: string; isOver: boolean } {
  const minutes = Math.max(0, Math.floor((now - Date.parse(joinedAt)) / MINUTE_MS));
  const waits = minutes === 0 ? 'Just came' : `${String(minutes)} min`;
  if (quotedMinutes === null) return { words: waits, isOver: false };
  return { words: `${waits}, quoted ${String(quotedMinutes)} min`, isOver: minutes > quotedMinutes };
}

/** 'Texted 12:10 PM'; undefined if the party was not called yet. */
export function calledWords({ calledAt, calledBy }: Pick<DoorParty, 'calledAt' | 'calledBy'>): string | undefined {
  if (calledAt === null) return undefined;
  if (calledBy === null) return 'Text not sent. Please call out the name.';
  return `${calledBy === 'text' ? 'Texted' : 'Called'} ${formatTime(new Date(calledAt))}`;
}

const loadAddDialog = async () => (await import('./add-walk-in-dialog')).AddWalkInDialog;

/** Walk-ins who wait for a table today, first come first. */
export function DoorList({ role }: { role: BoardRole }) {
  const { data } = useQuery(reservationQueries.doorList(role));
  const dialog = useNewDialog('walk-in');
  const parties = data?.parties ?? [];
  return (
    <Flex component="section" vertical gap="small" aria-labelledby="door-list">
      <Flex gap="small" wrap align="center" justify="space-between">
        <Flex component="h3" gap="small" align="center" id="door-list" {...headingMark}>
          At the door <span className="pill">{parties.length}</span>
        </Flex>
        <Button onClick={dialog.open}>Add walk-in</Button>
      </Flex>
      {parties.length > 0 && (
        <Flex component="ol" vertical gap="small" className={styles.line}>
          {parties.map((party) => (
            <li key={party.id}>
              <Party role={role} party={party} canText={data?.textMessages === true && party.phone !== null} />
            </li>
          ))}
        </Flex>
      )}
      <NewDialog dialog={dialog} load={loadAddDialog} with={{ role }} />
    </Flex>
  );
}

interface PartyProps {
  role: BoardRole;
  party: DoorParty;
  canText: boolean;
}

function Party({ role, party, canText }: PartyProps) {
  const { id, name, partySize, phone } = party;
  const { send, isPending, variables } = useDoorStep(role, id);
  const { words, isOver } = waitWords(party, useMinute());
  const called = calledWords(party);
  // After a text, the next try is by voice.
  const call: DoorStep = canText && party.calledAt === null ? 'text' : 'voice';
  const step = (wanted: DoorStep, label: string, look: 'primary' | 'default' | 'text') => (
    <Button
      type={look}
      size="small"
      disabled={isPending && variables?.step !== wanted}
      loading={isPending && variables?.step === wanted}
      aria-label={`${label}: ${name}`}
      onClick={({ detail: taps }) => {
        if (taps <= 1) send({ id, name, step: wanted });
      }}
    >
      {label}
    </Button>
  );
  return (
    <Flex
      component="article"
      vertical
      gap={6}
      className={styles.party}
      tabIndex={-1}
      aria-labelledby={`name-${id}`}
      {...rowMark(id)}
    >
      <Flex component="p" gap="4px 8px" align="baseline" className={styles.who}>
        <strong id={`name-${id}`} {...headingMark}>
          {name}
        </strong>
        <span>{partyLabel(partySize)}</span>
      </Flex>
      <Flex component="p" gap="0 8px" wrap className={`hint ${styles.wait ?? ''}`}>
        <span data-over={isOver || undefined}>{words}</span>
        {called && <span data-over={party.calledBy === null || undefined}>{called}</span>}
        {phone && <a href={telHref(phone)}>{phone}</a>}
      </Flex>
      <Flex gap={4} wrap>
        {step('seat', 'Seat', 'primary')}
        {step(call, call === 'text' ? 'Text: table ready' : 'Called', 'default')}
        {step('gone', 'Gone', 'text')}
      </Flex>
    </Flex>
  );
}
