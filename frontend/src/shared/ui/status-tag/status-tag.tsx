import { Tag } from 'antd';
import styles from './status-tag.module.css';
import './tones.css';

/** Also the value of `data-tone` on elements with the same color, such as a card's edge. */
export type Tone = 'waiting' | 'good' | 'bad' | 'info' | 'quiet' | 'urgent';

export const StatusTag = ({ tone, children }: { tone: Tone; children: string }) => (
  <Tag className={styles.tag} data-tone={tone}>
    {children}
  </Tag>
);
