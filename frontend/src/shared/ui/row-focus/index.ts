export { headingMark, rowMark, useRowFocus } from './use-row-focus';
