import { type Area, areaLabel, areaWords, type CapacityDay, type ServiceDay } from '@/entities/reservation';
import { coversIn, type ServiceSlot, slotsOf } from '@/features/reservation/print-day';
import { counted } from '@/shared/lib/numbers';
import { ColumnStrip } from '@/shared/ui/chart';

const inArea = (words: string, area: Area | null) => (area === null ? words : `${words} ${areaWords(area)}`);

interface CoverBarsProps {
  day: ServiceDay;
  /** Null for the whole restaurant. */
  area: Area | null;
  /** The limit of arrivals per half hour, if the restaurant sets one. */
  cap: number | null;
  /** The id of a half hour's heading. */
  idOf: (time: string) => string;
}

/** An area's guests by half hour. A column links to its half hour. */
export function CoverBars({ day, area, cap, idOf }: CoverBarsProps) {
  const arrivals = `${area === null ? 'Arrivals' : `${areaLabel(area)}: arrivals`} per half hour`;
  const caption = cap === null ? arrivals : `${arrivals}, up to ${String(cap)}`;
  return (
    <ColumnStrip
      label={inArea('Guests by half hour', area)}
      caption={cap === null && area === null ? undefined : caption}
      cap={cap}
      columns={slotsOf(day).map((slot) => {
        const { time, parties } = slot;
        const covers = coversIn(slot, area);
        const guests = `${time}: ${counted(covers, 'guest')}`;
        return {
          label: time,
          value: covers,
          words: area === null ? `${guests}, ${counted(parties, 'party', 'parties')}` : inArea(guests, area),
          ...(covers > 0 && {
            onPress: () => {
              const heading = document.getElementById(idOf(time));
              heading?.focus();
              heading?.scrollIntoView({ block: 'nearest' });
            },
          }),
        };
      })}
    />
  );
}

interface SeatBarsProps {
  /** Null for the whole restaurant. */
  area: Area | null;
  capacity: CapacityDay;
  /** The visible half hours. */
  slots: readonly ServiceSlot[];
}

/** Seated guests by half hour, and how many there would be if all pending requests were confirmed. */
export function SeatBars({ area, capacity, slots }: SeatBarsProps) {
  const { seatsCap, halfHours } =
    area === null ? capacity : (capacity.areas.find((one) => one.area === area) ?? capacity);
  const shown = halfHours.filter((half) => slots.some(({ time }) => time === half.time));
  if (seatsCap === null || shown.length === 0) return null;
  return (
    <ColumnStrip
      label={inArea('Seats in use', area)}
      caption={`${area === null ? 'Seats in use' : `${areaLabel(area)}: seats in use`}, up to ${String(seatsCap)}`}
      cap={seatsCap}
      columns={shown.map(({ time, seats, waiting }) => ({
        label: time,
        value: seats,
        pending: waiting,
        words: `${time}: ${String(seats)} of ${String(seatsCap)} seats${waiting > 0 ? `, ${String(waiting)} more pending` : ''}`,
      }))}
    />
  );
}
