import { Flex, Tag } from 'antd';
import type { Mention } from '../api/reservation.calls';
import styles from './mentions.module.css';

/** Drawn on 16 x 16. */
const SHAPES: Record<Mention['kind'], string> = {
  allergy: 'M8 2 1.5 13.5h13L8 2Zm0 4.5v3.2M8 11.6v.1',
  diet: 'M3 13c0-7 4-10 10.5-10C13.5 9.5 10.5 13 5.5 12M3 13.5 9 7.5',
  occasion: 'M2.5 7.5h11v6h-11zM1.5 4.5h13v3h-13zM8 4.5v9M8 4.5C6 1 3.5 2.5 5 4.5M8 4.5c2-3.5 4.5-2 3 0',
  access: 'M6.5 2.2v.1M6.5 5v4.5h3.5l2 4M6.5 7h3M4.6 7.6a3.6 3.6 0 1 0 4.9 4.6',
};

const KINDS: Record<Mention['kind'], string> = {
  allergy: 'Allergy',
  diet: 'Diet',
  occasion: 'Occasion',
  access: 'Access',
};

/** What kitchen and service must know of a request, shown before the guest's own words. */
export function Mentions({ of: mentions }: { of: readonly Mention[] }) {
  if (mentions.length === 0) return null;
  return (
    <Flex component="ul" gap={4} wrap className={`plain ${styles.mentions ?? ''}`} aria-label="Kitchen and service">
      {mentions.map(({ kind, label }) => (
        <li key={`${kind} ${label}`}>
          <Tag className={styles.mention} data-mention={kind} icon={<Shape of={kind} />}>
            {label !== KINDS[kind] && <span className="visually-hidden">{KINDS[kind]}: </span>}
            {label}
          </Tag>
        </li>
      ))}
    </Flex>
  );
}

const Shape = ({ of: kind }: { of: Mention['kind'] }) => (
  <svg viewBox="0 0 16 16" className={styles.shape} aria-hidden="true">
    <path d={SHAPES[kind]} />
  </svg>
);
