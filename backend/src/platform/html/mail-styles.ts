import juice from 'juice/client';
import type { AtRule, Declaration, Root, Rule } from 'postcss';
import parse from 'postcss-safe-parser';
import { isHarmlessDeclaration } from './mail-declarations.js';

/** Of a style sheet, in characters. Foundation for Emails, the longest of the usual ones, has 40,000. */
export const LONGEST_STYLES = 64 * 1024;
/** Declarations times elements: what is more takes longer to put into the elements than a preview may. */
const MOST_WORK = 2_000_000;

/** What stands around what was written: rules in the head mean nothing else. */
export const LETTER = 'letter';
/** What stands for the body of the page that was written. */
export const LETTER_BODY = 'letter-body';

const NAME = String.raw`-?[_a-z][\w-]*`;
const DYNAMIC = String.raw`:(?:hover|active|focus|visited)`;
const VALUE = String.raw`"[\w-]*"|'[\w-]*'|[\w-]+`;
/** An element as a selector names it. What counts or searches its neighbors takes a time that grows with their square. */
const COMPOUND = new RegExp(
  String.raw`^(?:${NAME}|\*)?(?:[.#]${NAME}|\[${NAME}(?:[~|^$*]?=(?:${VALUE}))?\]|:(?:first|last|only)-child|${DYNAMIC})*$`,
  'i',
);
const COMBINATOR = /\s*>\s*|\s+/;
const LONGEST_SELECTOR = 200;
const MOST_COMPOUNDS = 8;
const MEDIA = /^(?!.*[\w-]\()[\w\s(),:.-]{1,200}$/s;
/** Signs by which mail programs are told apart; they stand on elements around the mail. */
const PROGRAM = /^\[data-og\w+\]$/i;

export interface MailStyles {
  /** Rules to put into the elements. */
  readonly plain: string;
  /** Rules that no element can carry, for the head: those of screens, of dark mode, and of what is pointed at. */
  readonly head: string;
  /** How many declarations the plain rules make, each selector counted. */
  readonly work: number;
}

/** What an email may carry of style sheets. Nothing in it fetches, runs, or concerns what stands around the written text. */
export function mailStyles(css: string): MailStyles {
  if (css.length > LONGEST_STYLES) return { plain: '', head: '', work: 0 };
  const plain: string[] = [];
  const head: string[] = [];
  let work = 0;
  for (const node of rootOf(css).nodes) {
    if (node.type === 'atrule') head.push(mediaOf(node));
    if (node.type !== 'rule') continue;
    const declarations = declarationsOf(node);
    if (declarations.length === 0) continue;
    const selectors = selectorsOf(node);
    const still = selectors.filter((selector) => !isForHead(selector)).map((selector) => selector.join(''));
    work += still.length * declarations.length;
    if (still.length > 0) plain.push(`${still.join(',')}{${declarations.map(written).join(';')}}`);
    head.push(scopedRule(selectors.filter(isForHead), declarations.map(important)));
  }
  return { plain: plain.join('\n'), head: head.filter(Boolean).join('\n'), work };
}

/** A style sheet that is left as one, for what stands within the written text. */
export function scopedStyles(css: string): string {
  if (css.length > LONGEST_STYLES) return '';
  const rules = rootOf(css).nodes.map((node) =>
    node.type === 'rule'
      ? scopedRule(selectorsOf(node), declarationsOf(node).map(written))
      : node.type === 'atrule'
        ? mediaOf(node)
        : '',
  );
  return rules.filter(Boolean).join('\n');
}

/** Puts plain rules into the elements, or null where that would take too long. */
export function inlined(html: string, { plain, work }: MailStyles): string | null {
  if (plain === '') return html;
  const elements = html.split('<').length;
  if (work * elements > MOST_WORK) return null;
  return juice.inlineContent(html, plain, {
    ...{ preserveImportant: true, resolveCSSVariables: false, inlinePseudoElements: false },
    ...{ applyWidthAttributes: false, applyHeightAttributes: false, applyAttributesTableElements: false },
  });
}

// Its readers of other template languages take a time that grows with the square of the length; placeholders are text to it.
for (const language of Object.keys(juice.codeBlocks)) Reflect.deleteProperty(juice.codeBlocks, language);

/** Style sheets of old mails stand in a comment, so that programs without styles did not show them. */
const rootOf = (css: string): Root => parse(css.replaceAll(/<!--|-->/g, ' '));

function mediaOf({ name, params, nodes }: AtRule): string {
  if (name.toLowerCase() !== 'media' || !MEDIA.test(params)) return '';
  const rules = (nodes ?? []).flatMap((node) =>
    node.type === 'rule' ? [scopedRule(selectorsOf(node), declarationsOf(node).map(important))] : [],
  );
  const retained = rules.filter(Boolean);
  return retained.length > 0 ? `@media ${params.trim()}{${retained.join('\n')}}` : '';
}

function declarationsOf(rule: Rule): Declaration[] {
  return rule.nodes.filter(
    (node): node is Declaration => node.type === 'decl' && isHarmlessDeclaration(node.prop, node.value),
  );
}

const written = ({ prop, value, important: isImportant }: Declaration) =>
  `${prop}:${value.trim()}${isImportant ? '!important' : ''}`;
/** A rule in the head would else lose against those that were put into the elements. */
const important = ({ prop, value }: Declaration) => `${prop}:${value.trim()}!important`;

/** Each as its compounds and what stands between them. */
const selectorsOf = ({ selectors }: Rule): string[][] => selectors.map(partsOf).filter((parts) => parts.length > 0);

function partsOf(untrimmed: string): string[] {
  const selector = untrimmed.trim();
  if (selector.length > LONGEST_SELECTOR) return [];
  // A link is what leads somewhere: few mail programs know `:link`.
  const compounds = selector.replaceAll(/:link\b/gi, '[href]').split(COMBINATOR);
  const isKnown = compounds.length <= MOST_COMPOUNDS && compounds.every((part) => part !== '' && COMPOUND.test(part));
  if (!isKnown) return [];
  const between = selector.match(/\s*>\s*|\s+/g) ?? [];
  return compounds.flatMap((compound, place) =>
    place === 0 ? [compound] : [(between[place - 1] ?? '').includes('>') ? '>' : ' ', compound],
  );
}

const isForHead = ([first = '', ...others]: string[]) =>
  PROGRAM.test(first) || [first, ...others].some((part) => new RegExp(DYNAMIC, 'i').test(part));

const scopedRule = (selectors: string[][], declarations: string[]) =>
  selectors.length > 0 && declarations.length > 0
    ? `${selectors.map(scoped).join(',')}{${declarations.join(';')}}`
    : '';

/** `body` and `html` mean what stands for them; everything else lies within it. */
function scoped([first = '', combinator = '', ...others]: string[]): string {
  if (PROGRAM.test(first)) return others.length > 0 ? `${first} ${scoped(others)}` : `${first} .${LETTER}`;
  if (/^html(?![\w-])/i.test(first) && others.length > 0) return scoped(others);
  const rest = [combinator, ...others].join('');
  const asBody = first.replace(/^(?:html|body)(?![\w-])/i, `.${LETTER_BODY}`);
  return asBody === first ? `.${LETTER} ${first}${rest}` : `${asBody}${rest}`;
}
