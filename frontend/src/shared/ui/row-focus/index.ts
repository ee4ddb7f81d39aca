export { focusSection, headingMark, rowMark, useRowFocus } from './use-row-focus';
