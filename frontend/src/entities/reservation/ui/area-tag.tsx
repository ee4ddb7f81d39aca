import { Tag } from 'antd';
import type { Reservation } from '../api/reservation.calls';
import { seatWords } from '../model/areas';
import styles from './area-tag.module.css';

type Seat = Pick<Reservation, 'area' | 'rainPlan'>;

/** Where a party sits, and what rain means for it. */
export const AreaTag = ({ of: seat }: { of: Seat }) =>
  seat.area === null ? null : <Tag className={styles.area}>{seatWords(seat)}</Tag>;
