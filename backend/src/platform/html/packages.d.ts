/** Juice without the part that fetches URLs. */
declare module 'juice/client' {
  import juice from 'juice';
  export default juice;
}

/** PostCSS parser that accepts broken style sheets as browsers do. */
declare module 'postcss-safe-parser' {
  import type { Root } from 'postcss';
  export default function parse(css: string): Root;
}
