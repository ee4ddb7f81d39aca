/** Juice without the part that fetches what a page names. */
declare module 'juice/client' {
  import juice from 'juice';
  export default juice;
}

/** PostCSS that reads what is broken as browsers do. */
declare module 'postcss-safe-parser' {
  import type { Root } from 'postcss';
  export default function parse(css: string): Root;
}
