export const MENTION_KINDS = ['allergy', 'diet', 'occasion', 'access'] as const;

/** Something in the text of a request that kitchen and service must not overlook. */
export interface Mention {
  readonly kind: (typeof MENTION_KINDS)[number];
  readonly label: string;
}

interface Known extends Mention {
  readonly words: RegExp;
}

const ANY_ALLERGY: Known = {
  kind: 'allergy',
  label: 'Allergy',
  words: /\b(?:allerg(?:y|ies|ic)|anaphyla\w+|epi-?pens?)\b/i,
};

const KNOWN: readonly Known[] = [
  {
    kind: 'allergy',
    label: 'Nuts',
    words: /\b(?:nuts?|nut-free|(?:wal|hazel)nuts?|almonds?|cashews?|pecans?|pistachios?)\b/i,
  },
  // Not a nut: a kitchen can have one without the other.
  { kind: 'allergy', label: 'Peanuts', words: /\bpeanuts?\b/i },
  { kind: 'allergy', label: 'Gluten', words: /\b(?:gluten|celiacs?|coeliacs?)\b/i },
  { kind: 'allergy', label: 'Shellfish', words: /\b(?:shellfish|crustaceans?)\b/i },
  { kind: 'allergy', label: 'Dairy', words: /\b(?:dairy|lactose)\b/i },
  ANY_ALLERGY,
  { kind: 'diet', label: 'Vegan', words: unlessDenied('vegans?') },
  { kind: 'diet', label: 'Vegetarian', words: unlessDenied('vegetarians?|veggie') },
  { kind: 'diet', label: 'Pescatarian', words: unlessDenied('pescatarians?|pescetarians?') },
  { kind: 'diet', label: 'Kosher', words: unlessDenied('kosher') },
  { kind: 'diet', label: 'Halal', words: unlessDenied('halal') },
  { kind: 'occasion', label: 'Birthday', words: unlessDenied('birthdays?|bday|b-day') },
  { kind: 'occasion', label: 'Anniversary', words: unlessDenied('anniversary|anniversaries') },
  { kind: 'occasion', label: 'Engagement', words: unlessDenied('engagement|proposal|propose|proposing') },
  { kind: 'occasion', label: 'Wedding', words: unlessDenied('wedding|honeymoon|bridal') },
  { kind: 'occasion', label: 'Graduation', words: unlessDenied('graduation|graduating') },
  { kind: 'access', label: 'Wheelchair', words: unlessDenied('wheelchairs?|wheel chairs?') },
  { kind: 'access', label: 'Stroller', words: unlessDenied('strollers?') },
  { kind: 'access', label: 'High chair', words: unlessDenied('high ?chairs?|booster seats?') },
  { kind: 'access', label: 'Service dog', words: unlessDenied('service (?:dogs?|animals?)|guide dogs?') },
];

/**
 * 'No allergies', 'not allergic to nuts'. A guest who writes 'no nuts, please' cannot eat them, so only the word
 * allergy can be negated; in doubt it counts as a mention.
 */
const DENIED_ALLERGY =
  /\b(?:no|without|(?:do|does)(?: not|n't) have|haven't|have no) (?:(?:any|known|food|other|special|serious|nut|peanut|gluten|dairy|shellfish|or) ){0,4}allerg(?:y|ies)\b|(?:\bnot|n't) allergic(?: to [\w-]+(?: or [\w-]+)?)?/gi;

/** Mentions in these texts, without duplicates. */
export function mentionsIn(...texts: readonly (string | null)[]): Mention[] {
  const words = texts.map((text) =>
    (text ?? '').replaceAll('’', "'").replaceAll(/\s+/g, ' ').replaceAll(DENIED_ALLERGY, ' '),
  );
  const found = KNOWN.filter((known) => words.some((text) => known.words.test(text)));
  const isNamed = found.some((known) => known.kind === 'allergy' && known !== ANY_ALLERGY);
  return found.filter((known) => known !== ANY_ALLERGY || !isNamed).map(({ kind, label }) => ({ kind, label }));
}

/** Matches whole words unless 'no', 'not a' or 'non-' precedes them. */
function unlessDenied(words: string): RegExp {
  return new RegExp(
    `(?<!\\b(?:no|not|without|non)[ -](?:an? |our |any )?)(?<!n't (?:an? |our )?)\\b(?:${words})\\b`,
    'i',
  );
}
