import type { RequestRoom } from '../api/reservation.calls';
import { roomWords } from '../model/room-words';
import styles from './room-line.module.css';

/** What confirming a request would make of its half hour. */
export const RoomLine = ({ room }: { room: RequestRoom }) => (
  <p className={room.isBeyond ? `${styles.room ?? ''} ${styles.beyond ?? ''}` : styles.room}>{roomWords(room)}</p>
);
