import juice from 'juice/client';
import type { AtRule, Declaration, Root, Rule } from 'postcss';
import parse from 'postcss-safe-parser';
import { isHarmlessDeclaration } from './mail-declarations.js';

/** Maximum length of a style sheet in characters. Foundation for Emails, the longest common one, has 40,000. */
export const MAX_STYLES_LENGTH = 64 * 1024;
/** Declarations times elements; inlining more than this takes too long for a preview. */
const MAX_WORK = 2_000_000;

/** Class of the wrapper around the written text, to which rules in the head are scoped. */
export const LETTER = 'letter';
/** Class of the element that replaces the `body` of the written page. */
export const LETTER_BODY = 'letter-body';

const NAME = String.raw`-?[_a-z][\w-]*`;
const DYNAMIC = String.raw`:(?:hover|active|focus|visited)`;
const VALUE = String.raw`"[\w-]*"|'[\w-]*'|[\w-]+`;
/** A compound selector. Structural pseudo-classes and sibling combinators are excluded because they take quadratic time. */
const COMPOUND = new RegExp(
  String.raw`^(?:${NAME}|\*)?(?:[.#]${NAME}|\[${NAME}(?:[~|^$*]?=(?:${VALUE}))?\]|:(?:first|last|only)-child|${DYNAMIC})*$`,
  'i',
);
const COMBINATOR = /\s*>\s*|\s+/;
const MAX_SELECTOR_LENGTH = 200;
const MAX_COMPOUNDS = 8;
const MEDIA = /^(?!.*[\w-]\()[\w\s(),:.-]{1,200}$/s;
/** Selectors for specific mail clients, which add these attributes to elements around the email. */
const PROGRAM = /^\[data-og\w+\]$/i;

export interface MailStyles {
  /** Rules to be inlined. */
  readonly plain: string;
  /** Rules that cannot be inlined, for the head: media queries, dark mode, and `:hover`. */
  readonly head: string;
  /** Number of declarations in the plain rules, counted per selector. */
  readonly work: number;
}

/** The allowed part of an email's style sheets. Nothing in it fetches, runs, or affects anything around the written text. */
export function mailStyles(css: string): MailStyles {
  if (css.length > MAX_STYLES_LENGTH) return { plain: '', head: '', work: 0 };
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

/** A style sheet that is not inlined, scoped to the written text. */
export function scopedStyles(css: string): string {
  if (css.length > MAX_STYLES_LENGTH) return '';
  const rules = rootOf(css).nodes.map((node) =>
    node.type === 'rule'
      ? scopedRule(selectorsOf(node), declarationsOf(node).map(written))
      : node.type === 'atrule'
        ? mediaOf(node)
        : '',
  );
  return rules.filter(Boolean).join('\n');
}

/** The HTML with plain rules inlined; null if that would take too long. */
export function inlined(html: string, { plain, work }: MailStyles): string | null {
  if (plain === '') return html;
  const elements = html.split('<').length;
  if (work * elements > MAX_WORK) return null;
  return juice.inlineContent(html, plain, {
    preserveImportant: true,
    resolveCSSVariables: false,
    inlinePseudoElements: false,
    applyWidthAttributes: false,
    applyHeightAttributes: false,
    applyAttributesTableElements: false,
  });
}

// Juice's parsers of template languages take quadratic time; our placeholders are plain text to it.
for (const language of Object.keys(juice.codeBlocks)) Reflect.deleteProperty(juice.codeBlocks, language);

/** Old emails wrap style sheets in a comment so that clients without styles do not show them. */
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
/** Otherwise inlined styles would override the rule in the head. */
const important = ({ prop, value }: Declaration) => `${prop}:${value.trim()}!important`;

/** Each selector as its compounds and the combinators between them. */
const selectorsOf = ({ selectors }: Rule): string[][] => selectors.map(partsOf).filter((parts) => parts.length > 0);

function partsOf(untrimmed: string): string[] {
  const selector = untrimmed.trim();
  if (selector.length > MAX_SELECTOR_LENGTH) return [];
  // Few mail clients support `:link`; a link is an element with `href`.
  const compounds = selector.replaceAll(/:link\b/gi, '[href]').split(COMBINATOR);
  const isKnown = compounds.length <= MAX_COMPOUNDS && compounds.every((part) => part !== '' && COMPOUND.test(part));
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

/** Maps `body` and `html` to their replacements and scopes everything else to the text. */
function scoped([first = '', combinator = '', ...others]: string[]): string {
  if (PROGRAM.test(first)) return others.length > 0 ? `${first} ${scoped(others)}` : `${first} .${LETTER}`;
  if (/^html(?![\w-])/i.test(first) && others.length > 0) return scoped(others);
  const rest = [combinator, ...others].join('');
  const asBody = first.replace(/^(?:html|body)(?![\w-])/i, `.${LETTER_BODY}`);
  return asBody === first ? `.${LETTER} ${first}${rest}` : `${asBody}${rest}`;
}
