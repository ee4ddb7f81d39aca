import { Tag } from 'antd';
import type { Reservation } from '../api/reservation.calls';
import { seatWords } from '../model/areas';

type Seat = Pick<Reservation, 'area' | 'rainPlan'>;

/** Where a party sits, and what rain means for it. */
export const AreaTag = ({ of: seat }: { of: Seat }) =>
  seat.area === null ? null : <Tag data-area={seat.area}>{seatWords(seat)}</Tag>;
