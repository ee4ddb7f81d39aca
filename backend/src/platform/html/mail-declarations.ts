/** Values that fetch nothing, run nothing and hide nothing in other emails; the only functions are those for colors and sizes. */
export const HARMLESS = /^(?=.{1,500}$)(?!.*\b(?!(?:rgba?|hsla?|calc)\s*\()[-\w]+\s*\()[-\w\s.,#%()'"/+!]+$/is;
/** A background image. The same sources are allowed as for `img`. */
const BACKGROUND_PICTURE =
  /^(?:[-\w#%,. ]{0,100} )?url\((['"]?)https?:\/\/[\w\-./?&=%~+#:@,]{1,500}\1\)(?: [-\w#%,./ ]{0,100})?(?: ?!important)?$/i;

const around = (property: string) => ['top', 'right', 'bottom', 'left'].map((side) => `${property}-${side}`);

export const BACKGROUNDS = ['background', 'background-image'];
/** Allowed appearance. Nothing can be moved out of place, so the frame of an email stays readable. */
export const LOOKS = [
  ...['color', 'font', 'font-family', 'font-size', 'font-style', 'font-weight', 'letter-spacing', 'line-height'],
  ...['text-align', 'text-decoration', 'text-transform', 'text-indent', 'text-shadow', 'vertical-align', 'white-space'],
  ...['word-break', 'word-wrap', 'word-spacing', 'overflow-wrap', 'hyphens', 'direction', 'font-variant'],
  ...['background', 'background-color', 'background-image', 'background-size', 'background-position'],
  ...['background-repeat', 'width', 'max-width', 'min-width', 'height', 'max-height', 'min-height'],
  ...['display', 'float', 'clear', 'overflow', 'overflow-x', 'overflow-y', 'visibility', 'opacity', 'object-fit'],
  ...['table-layout', 'list-style', 'list-style-type', 'list-style-position', 'box-sizing', 'box-shadow', 'outline'],
  ...['caption-side', 'empty-cells', 'color-scheme', 'supported-color-schemes', 'cursor'],
  ...['margin', 'padding'].flatMap((space) => [space, ...around(space)]),
  ...['border', 'border-radius', 'border-collapse', 'border-spacing', 'border-color', 'border-style', 'border-width'],
  ...around('border').flatMap((side) => [side, ...['color', 'style', 'width'].map((part) => `${side}-${part}`)]),
  ...['top-left', 'top-right', 'bottom-left', 'bottom-right'].map((corner) => `border-${corner}-radius`),
  ...['-webkit-text-size-adjust', '-ms-text-size-adjust', 'text-size-adjust', '-webkit-text-fill-color'],
  ...['-webkit-font-smoothing', '-moz-osx-font-smoothing', '-ms-interpolation-mode', '-webkit-border-radius'],
  ...['mso-hide', 'mso-line-height-rule', 'mso-table-lspace', 'mso-table-rspace', 'mso-padding-alt', 'mso-border-alt'],
  ...['mso-text-raise', 'mso-font-width', 'mso-style-priority', 'mso-height-rule', 'mso-color-alt', 'mso-font-alt'],
  ...['mso-margin-top-alt', 'mso-margin-bottom-alt', 'mso-ansi-font-size', 'mso-generic-font-family', 'mso-width-alt'],
  ...['mso-width-percent', 'mso-height-percent', 'mso-position-horizontal', 'mso-position-vertical-relative'],
  ...['mso-fit-shape-to-text', 'v-text-anchor', 'mso-text-underline', 'mso-element-left', 'mso-table-anchor-vertical'],
];
const KNOWN = new Set(LOOKS);

/** Patterns of which the value must match one. */
export const valuesOf = (property: string): RegExp[] =>
  BACKGROUNDS.includes(property) ? [HARMLESS, BACKGROUND_PICTURE] : [HARMLESS];

export function isHarmlessDeclaration(property: string, value: string): boolean {
  const name = property.trim().toLowerCase();
  return KNOWN.has(name) && valuesOf(name).some((pattern) => pattern.test(value.trim()));
}
