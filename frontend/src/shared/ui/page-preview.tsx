import { useEffect, useRef, useState } from 'react';
import { boxFor, isForeign } from '@/shared/ui/foreign-picture';
import { emailPolicy, sitePolicy } from './frame-policy';
import styles from './page-preview.module.css';

/** An email or page for a frame that loads only what `policy` allows; external images are replaced by their alternative text. */
function framedPage(html: string, policy: string): string {
  const page = new DOMParser().parseFromString(html, 'text/html');
  for (const picture of page.querySelectorAll<HTMLImageElement>('img[src]')) {
    if (isForeign(picture)) picture.replaceWith(boxFor(picture));
  }
  // The frame refuses scripts, and the console would report each.
  for (const element of page.querySelectorAll('script, link[rel=modulepreload], link[as=script]')) element.remove();
  const rules = page.createElement('meta');
  rules.httpEquiv = 'Content-Security-Policy';
  rules.content = policy;
  // A link would open a window, which the sandbox refuses.
  const links = page.createElement('base');
  links.target = '_blank';
  page.head.prepend(rules, links);
  return `<!doctype html>${page.documentElement.outerHTML}`;
}

interface PagePreviewProps {
  title: string;
  /** A complete email or page, as rendered by the server. */
  html: string;
  /** Width of the simulated screen in pixels; scaled down if there is less room. */
  width: number;
  /** Height of the frame in pixels. */
  height: number;
  /** A thumbnail next to which the preview can be opened. */
  isThumbnail?: boolean;
  /** True for a page of the website, which has the site's origin; no script runs in it either. */
  isSite?: boolean;
  /** Receives the document of a page of the website. */
  onLoad?: (page: Document) => void;
}

/** An email or a page of the website in a frame without scripts, navigation and external resources. */
export function PagePreview({
  title,
  html,
  width,
  height,
  isThumbnail = false,
  isSite = false,
  onLoad,
}: PagePreviewProps) {
  const { room, scale } = useScale(width);
  return (
    <div ref={room} className={styles.room} style={{ maxWidth: width, height }}>
      <iframe
        className={styles.frame}
        title={title}
        sandbox={isSite ? 'allow-same-origin' : ''}
        referrerPolicy="no-referrer"
        srcDoc={framedPage(html, isSite ? sitePolicy() : emailPolicy())}
        style={{ width, height: height / scale, scale: String(scale) }}
        onLoad={({ currentTarget: { contentDocument } }) => {
          if (contentDocument) onLoad?.(contentDocument);
        }}
        {...(isThumbnail && { tabIndex: -1, inert: true })}
      />
    </div>
  );
}

/** The factor by which something of that width must be scaled down to fit. */
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
