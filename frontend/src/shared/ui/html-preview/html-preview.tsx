import styles from './html-preview.module.css';

const POLICY = `default-src 'none'; style-src 'unsafe-inline'`;
const STYLE =
  'body{margin:12px 16px;font:15px/1.55 system-ui,sans-serif;color:#1b1713;overflow-wrap:anywhere}h2,h3,h4{line-height:1.2;margin:.8em 0 .4em}p{margin:0 0 .7em}';

interface HtmlPreviewProps {
  title: string;
  /** As the server has cleaned it. */
  html: string;
}

/** HTML of somebody else, in a frame in which nothing runs, loads or leads elsewhere. */
export function HtmlPreview({ title, html }: HtmlPreviewProps) {
  const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="${POLICY}"><title>Preview</title><style>${STYLE}</style></head><body>${html}</body></html>`;
  return <iframe className={styles.frame} title={title} sandbox="" referrerPolicy="no-referrer" srcDoc={page} />;
}
