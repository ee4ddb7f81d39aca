import { Tag } from 'antd';
import styles from './status-tag.module.css';
import './tones.css';

/** Also the value of `data-tone` on what is coloured alike, such as the edge of a card. */
export type Tone = 'waiting' | 'good' | 'bad' | 'info' | 'quiet' | 'urgent';

export const StatusTag = ({ tone, children }: { tone: Tone; children: string }) => (
  <Tag className={styles.tag} data-tone={tone}>
    {children}
  </Tag>
);
