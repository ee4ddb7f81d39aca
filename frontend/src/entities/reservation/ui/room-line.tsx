import type { RequestRoom } from '../api/reservation.calls';
import { roomWords } from '../model/describe';
import styles from './room-line.module.css';

/** How confirming a request would fill its half hour. */
export const RoomLine = ({ room }: { room: RequestRoom }) => (
  <p className={room.isBeyond ? `${styles.room ?? ''} ${styles.beyond ?? ''}` : styles.room}>{roomWords(room)}</p>
);
