import { useEffect, useRef, useState } from 'react';
import fonts from '@/shared/ui/theme/fonts.css?inline';
import { sitePolicy } from './frame-policy';
import styles from './html-preview.module.css';

/** Styled like an article of the website (blog-article-page). */
const STYLE = [
  `body{max-width:680px;margin:0 auto;padding:20px 24px;background:#fbf6ec;color:#1b1713;overflow-wrap:anywhere}`,
  `body{font:19px/1.65 'Nunito Sans',system-ui,sans-serif}body>:first-child{margin-top:0}p{margin:0 0 1.1em}`,
  `h1,h2,h3,h4{margin:1.8em 0 .5em;font:600 22px/1.15 Fraunces,Georgia,serif}h2{font-size:30px}a{color:inherit}`,
  `img{max-width:100%;height:auto}mark{background:#f6cf73;color:#1b1713}`,
  `@media screen and (prefers-color-scheme:dark){body{background:#161311;color:#f1e9da}}`,
  `blockquote{margin:1.6em 0;padding-left:24px;border-left:6px solid #e9a23b;font:480 22px/1.45 Fraunces,Georgia,serif}`,
].join('');

interface HtmlPreviewProps {
  title: string;
  /** HTML sanitized by the server. */
  html: string;
  onLoad?: (page: Document) => void;
}

/** Untrusted HTML in a frame without scripts, navigation and external resources, as high as its content if there is room. */
export function HtmlPreview({ title, html, onLoad }: HtmlPreviewProps) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${sitePolicy()}"><title>Preview</title><style>${fonts}${STYLE}</style></head><body>${html}</body></html>`;
  const [height, setHeight] = useState<number>();
  const content = useRef<ResizeObserver>(null);
  useEffect(() => () => content.current?.disconnect(), []);
  return (
    <iframe
      className={styles.frame}
      title={title}
      // The frame's origin lets it load the fonts and lets this page measure it; without scripts it gives it no power.
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
      srcDoc={page}
      style={{ height }}
      onLoad={({ currentTarget: { contentDocument } }) => {
        if (!contentDocument) return;
        content.current?.disconnect();
        content.current = new ResizeObserver(() => {
          setHeight(contentDocument.documentElement.offsetHeight);
        });
        content.current.observe(contentDocument.documentElement);
        onLoad?.(contentDocument);
      }}
    />
  );
}
