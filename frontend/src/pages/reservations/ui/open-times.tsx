import { formatDay } from '@/entities/restaurant';
import type { OpenTime } from '../model';

interface OpenTimesProps {
  times: readonly OpenTime[];
  onPick: (openTime: OpenTime) => void;
}

export const OpenTimes = ({ times, onPick }: OpenTimesProps) => (
  <ul>
    {times.map((openTime) => (
      <li key={`${openTime.date} ${openTime.slot}`}>
        <button type="button" onClick={() => onPick(openTime)}>
          {formatDay(openTime.date)}, <span style={{ whiteSpace: 'nowrap' }}>{openTime.slot}</span>
        </button>
      </li>
    ))}
  </ul>
);
