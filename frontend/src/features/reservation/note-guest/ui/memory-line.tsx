import { Tag } from 'antd';
import { type GuestMemory, visitWords } from '@/entities/reservation';
import { formatMoment } from '@/entities/restaurant';
import styles from './memory-line.module.css';

/** 'Third visit · Likes the fountain', with who wrote that and when, and at which other address. */
export function MemoryLine({ memory }: { memory: GuestMemory }) {
  const { line, otherLines = [], pleaseTelephone } = memory;
  const visit = visitWords(memory);
  return (
    <p className={styles.memory}>
      {pleaseTelephone && <Tag className={styles.telephone}>Call to confirm</Tag>}
      {visit && <strong>{visit}</strong>}
      {line && <Line {...line} />}
      {otherLines.map((other) => (
        <Line key={other.address} {...other} />
      ))}
    </p>
  );
}

type LineProps = NonNullable<GuestMemory['line']> & { address?: string };

const Line = ({ text, notedBy, notedAt, address }: LineProps) => (
  <span>
    {notedBy === null ? `“${text}”` : text}{' '}
    <small className="hint">
      {notedBy ?? 'in the guest’s words'}, {formatMoment(notedAt)}
      {address !== undefined && `, for ${address}`}
    </small>
  </span>
);
