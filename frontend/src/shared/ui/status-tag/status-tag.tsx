import { Tag } from 'antd';
import styles from './status-tag.module.css';
import './tones.css';

/** Also the value of `data-tone` on elements with the same color, such as a card's edge. */
export type Tone = 'waiting' | 'good' | 'bad' | 'info' | 'quiet' | 'urgent';

interface StatusTagProps {
  tone: Tone;
  /** For dense rows. */
  isSmall?: boolean;
  children: string;
}

export const StatusTag = ({ tone, isSmall = false, children }: StatusTagProps) => (
  <Tag className={styles.tag} data-tone={tone} data-small={isSmall}>
    {children}
  </Tag>
);
