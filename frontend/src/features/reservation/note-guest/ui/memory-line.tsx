import { Tag } from 'antd';
import { type GuestMemory, visitWords } from '@/entities/reservation';
import { formatMoment } from '@/entities/restaurant';
import styles from './memory-line.module.css';

/** 'Third visit · Likes the fountain', with who wrote that and when. */
export function MemoryLine({ memory }: { memory: GuestMemory }) {
  const { line, pleaseTelephone } = memory;
  const visit = visitWords(memory);
  return (
    <p className={styles.memory}>
      {pleaseTelephone && <Tag className={styles.telephone}>Call to confirm</Tag>}
      {visit && <strong>{visit}</strong>}
      {line && (
        <span>
          {line.notedBy === null ? `“${line.text}”` : line.text}{' '}
          <small className="hint">
            {line.notedBy ?? 'in the guest’s words'}, {formatMoment(line.notedAt)}
          </small>
        </span>
      )}
    </p>
  );
}
