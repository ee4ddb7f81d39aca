import { useQuery } from '@tanstack/react-query';
import { Button, Flex, Switch, Tag } from 'antd';
import { useState } from 'react';
import { hoursQueries, type HoursSheet, type SpecialHours } from '@/entities/settings/hours-sheet';
import { type BookedSlot, reservationQueries } from '@/entities/reservation';
import { formatHours, formatMoment, inMinutes, linesOf, plainDay } from '@/entities/restaurant';
import { EmptyState } from '@/shared/ui/empty-state';
import { useChangeHours, useRemoveDays, useWithdrawHours } from '../api';
import { bookedWords } from './booked-outside';
import { DaysDialog } from './days-dialog';
import { WeeklyHoursForm } from './weekly-hours-form';
import { useSwitches } from '@/shared/api';
import { AnswerView } from '@/shared/ui/answer-view';
import { ConfirmDialog } from '@/shared/ui/dialogs';
import styles from './hours-board.module.css';

const NONE: readonly BookedSlot[] = [];

/** Opening hours: the week, holidays, special days, and past changes. */
export function HoursBoard() {
  const sheet = useQuery(hoursQueries.sheet());
  const { data: booked = NONE } = useQuery(reservationQueries.bookedSlots());
  return (
    <AnswerView answer={sheet} loading="Loading hours..." failed="Couldn’t load hours.">
      {(hours) => (
        <Flex vertical gap={40} className={styles.page}>
          <NextDays sheet={hours} />
          <section aria-labelledby="weekly">
            <h2 id="weekly">Weekly hours</h2>
            <p className="soft">If closing is earlier than opening, the hours run past midnight.</p>
            <WeeklyHoursForm sheet={hours} booked={booked} />
          </section>
          <OwnDays sheet={hours} booked={booked} />
          <Holidays sheet={hours} booked={booked} />
          <History sheet={hours} />
        </Flex>
      )}
    </AnswerView>
  );
}

interface BoardProps {
  sheet: HoursSheet;
  booked: readonly BookedSlot[];
}

const wordsOf = (spans: readonly { opens: string; closes: string }[]) => formatHours(spans.map(inMinutes));

const NextDays = ({ sheet: { days } }: { sheet: HoursSheet }) => (
  <section aria-labelledby="next">
    <h2 id="next">The next 14 days</h2>
    <p className="soft">What guests see on the website, in the chat and in the reservation form.</p>
    <ul className={styles.days}>
      {days.map(({ date, spans, note, isClosed }) => (
        <li key={date} className="panel" data-closed={isClosed}>
          <strong>{plainDay(date)}</strong>
          <span>{wordsOf(spans)}</span>
          {note && <span className="soft">{note}</span>}
        </li>
      ))}
    </ul>
  </section>
);

const named = ({ from, to }: SpecialHours) => (from === to ? plainDay(from) : `${plainDay(from)} – ${plainDay(to)}`);

function OwnDays({ sheet: { specialHours, today }, booked }: BoardProps) {
  const [shown, setShown] = useState<'write' | 'remove'>();
  const [chosen, setChosen] = useState<SpecialHours | null>(null);
  const removing = useRemoveDays();
  const close = () => {
    setShown(undefined);
  };
  const show = (dialog: 'write' | 'remove', days: SpecialHours | null) => () => {
    setChosen(days);
    setShown(dialog);
  };
  return (
    <section aria-labelledby="special">
      <Flex component="header" gap="12px 24px" wrap align="end" justify="space-between" className={styles.head}>
        <div>
          <h2 id="special">Special days and closures</h2>
          <p className="soft">These override holidays and weekly hours.</p>
        </div>
        <Button type="primary" onClick={show('write', null)}>
          Add days
        </Button>
      </Flex>
      {specialHours.length === 0 ? (
        <EmptyState text="No special hours yet." />
      ) : (
        <ul className="panel plain rows">
          {specialHours.map((days) => (
            <Flex
              component="li"
              gap="12px 24px"
              align="center"
              justify="space-between"
              key={days.id}
              className={styles.row}
            >
              <div>
                <strong>{named(days)}</strong> <span>{wordsOf(days.spans)}</span>
                {days.note && <div className="soft">{days.note}</div>}
              </div>
              <Flex gap={6} wrap>
                <Button size="small" aria-label={`Change ${named(days)}`} onClick={show('write', days)}>
                  Change
                </Button>
                {days.from >= today && (
                  <Button danger size="small" aria-label={`Remove ${named(days)}`} onClick={show('remove', days)}>
                    Remove
                  </Button>
                )}
              </Flex>
            </Flex>
          ))}
        </ul>
      )}
      <DaysDialog
        key={chosen?.id ?? 'new'}
        // The stored version, also while the dialog is open.
        days={specialHours.find(({ id }) => id === chosen?.id) ?? chosen}
        today={today}
        booked={booked}
        open={shown === 'write'}
        onClose={close}
      />
      {chosen && (
        <ConfirmDialog
          title={`Remove ${named(chosen)}?`}
          open={shown === 'remove'}
          okText="Remove"
          isDanger
          isBusy={removing.isPending}
          onConfirm={() => {
            removing.send({ id: chosen.id }, { onSuccess: close, onError: close });
          }}
          onClose={close}
        >
          <p>These days go back to their usual hours.</p>
        </ConfirmDialog>
      )}
    </section>
  );
}

function Holidays({ sheet: { holidays, today, version }, booked }: BoardProps) {
  const { send, isPending } = useChangeHours();
  const switches = useSwitches({
    version,
    isPending,
    send(wanted, outcome) {
      const changed = holidays.flatMap(({ key }) => {
        const isObserved = wanted.get(key);
        return isObserved === undefined ? [] : [{ key, isObserved, spans: [] }];
      });
      send({ validFrom: today, holidays: changed, seen: version }, outcome);
    },
  });
  return (
    <section aria-labelledby="holidays">
      <h2 id="holidays">Holidays</h2>
      <p className="soft">Turn on to close on that day every year.</p>
      <ul className="panel plain rows">
        {holidays.map(({ key, name, date, isObserved, spans }) => {
          const slots = booked.filter(({ preferredDate }) => preferredDate === date);
          return (
            <Flex
              component="li"
              gap="12px 24px"
              align="center"
              justify="space-between"
              key={key}
              className={styles.row}
            >
              <label htmlFor={key}>
                <strong>{name}</strong>{' '}
                <span className="soft">
                  {[plainDay(date), isObserved && wordsOf(spans), slots.length > 0 && bookedWords(slots)]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </label>
              <Switch
                id={key}
                checked={switches.isOn(key, isObserved)}
                onChange={(checked) => {
                  switches.tap(key, checked);
                }}
              />
            </Flex>
          );
        })}
      </ul>
    </section>
  );
}

function History({ sheet: { history } }: { sheet: HoursSheet }) {
  const { send, isPending } = useWithdrawHours();
  return (
    <section aria-labelledby="history">
      <h2 id="history">Changes</h2>
      {history.length === 0 && <EmptyState text="No changes yet." />}
      {history.length > 0 && (
        <ul className="panel plain rows">
          {history.map(({ id, validFrom, weekly, holidays, isPlanned, isWithdrawn, createdBy, createdAt }) => (
            <Flex component="li" gap="12px 24px" align="center" justify="space-between" key={id} className={styles.row}>
              <div>
                <strong>From {plainDay(validFrom)}</strong> {isPlanned && <Tag color="blue">Planned</Tag>}
                {isWithdrawn && <Tag>Withdrawn</Tag>}
                <div>
                  {weekly
                    ? linesOf(weekly)
                        .map(({ days, hours }) => `${days} ${hours}`)
                        .join('. ')
                    : `Holidays: ${holidays.join(', ')}`}
                </div>
                <div className="soft">
                  {createdBy}, {formatMoment(createdAt)}
                </div>
              </div>
              {isPlanned && (
                <Button
                  size="small"
                  loading={isPending}
                  aria-label={`Withdraw the change from ${plainDay(validFrom)}`}
                  onClick={() => {
                    send({ id });
                  }}
                >
                  Withdraw
                </Button>
              )}
            </Flex>
          ))}
        </ul>
      )}
    </section>
  );
}
