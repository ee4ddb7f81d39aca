import { useEffect, useRef, useState } from 'react';
import styles from './mail-preview.module.css';

const POLICY = `default-src 'none'; style-src 'unsafe-inline'; img-src http: https:`;

interface MailPreviewProps {
  title: string;
  /** A whole mail, as the server has written it. */
  html: string;
  /** Of the screen on which the mail is shown, in pixels; it is made smaller where there is less room. */
  width: number;
  /** Of the frame, in pixels. */
  height: number;
  /** A picture of the mail, beside which it can be opened. */
  isThumbnail?: boolean;
}

/** A mail in a frame in which nothing runs or leads elsewhere. */
export function MailPreview({ title, html, width, height, isThumbnail = false }: MailPreviewProps) {
  const { room, scale } = useScale(width);
  const page = html.replace(/<head>/i, `<head><meta http-equiv="Content-Security-Policy" content="${POLICY}">`);
  return (
    <div ref={room} className={styles.room} style={{ maxWidth: width, height }}>
      <iframe
        className={styles.frame}
        title={title}
        sandbox=""
        referrerPolicy="no-referrer"
        srcDoc={page}
        style={{ width, height: height / scale, scale: String(scale) }}
        {...(isThumbnail && { tabIndex: -1, inert: true })}
      />
    </div>
  );
}

/** By how much something of that width has to be made smaller to fit into its room. */
function useScale(width: number) {
  const room = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  useEffect(() => {
    if (!room.current) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry && entry.contentRect.width > 0) setScale(Math.min(1, entry.contentRect.width / width));
    });
    observer.observe(room.current);
    return () => {
      observer.disconnect();
    };
  }, [width]);
  return { room, scale };
}
