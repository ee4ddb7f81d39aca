import { Flex, Segmented } from 'antd';
import { type ReactNode, useState } from 'react';
import { media, useMedia } from '@/shared/lib/media';
import { PagePreview } from './page-preview';
import styles from './site-preview.module.css';

const SCREENS = { desktop: { width: 1180, height: 560 }, phone: { width: 390, height: 560 } };
const DEVICES = [
  { value: 'desktop', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const;

interface SitePreviewProps {
  heading: ReactNode;
  title: string;
  /** A complete page of the website, as rendered by the server. */
  html: string;
}

/** A page of the website as on a desktop or a phone. */
export function SitePreview({ heading, title, html }: SitePreviewProps) {
  const isPhone = useMedia(media.phone);
  const [device, setDevice] = useState<keyof typeof SCREENS>(isPhone ? 'phone' : 'desktop');
  return (
    <>
      <Flex wrap justify="space-between" align="center" gap="small" className={styles.head}>
        {heading}
        <Segmented aria-label="Preview screen" options={[...DEVICES]} value={device} onChange={setDevice} />
      </Flex>
      <div className={device === 'phone' ? styles.phone : undefined}>
        <PagePreview title={title} html={html} isSite {...SCREENS[device]} />
      </div>
    </>
  );
}
