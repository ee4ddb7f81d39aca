import { Tag } from 'antd';
import type { Reservation } from '../api/reservation.calls';
import { seatWords } from '../model/areas';
import styles from './area-tag.module.css';

type Seat = Pick<Reservation, 'area' | 'rainPlan'>;

/** A party's area and rain plan. */
export const AreaTag = ({ of: seat }: { of: Seat }) =>
  seat.area === null ? null : <Tag className={styles.area}>{seatWords(seat)}</Tag>;
