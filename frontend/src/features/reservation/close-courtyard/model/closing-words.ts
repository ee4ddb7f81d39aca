import type { ClosingOutcome, ClosingPlan, CourtyardClosing } from '@/entities/reservation';

export const partiesOf = (count: number) => (count === 1 ? '1 party' : `${String(count)} parties`);

/** In the order in which they are shown. */
export const OUTCOMES: readonly { outcome: ClosingOutcome; heading: string; means: string }[] = [
  { outcome: 'moved', heading: 'Moved inside', means: 'At the same time.' },
  { outcome: 'without-room', heading: 'No room inside', means: 'They are told that we are sorry, and can choose.' },
  { outcome: 'asked', heading: 'Asked what they would like', means: 'They wanted to wait. No table inside is kept.' },
  { outcome: 'given-up', heading: 'Cancelled', means: 'They would rather not come then.' },
];

type Parties = readonly Pick<ClosingPlan['parties'][number], 'isTold'>[];

export const toldWords = (parties: Parties) => {
  const told = parties.filter(({ isTold }) => isTold).length;
  if (told === 0) return 'Nobody is told by mail or text';
  return `${partiesOf(told)} ${told === 1 ? 'is' : 'are'} told by mail or text`;
};

export const closeWords = (parties: Parties) => {
  const told = parties.filter(({ isTold }) => isTold).length;
  return told === 0 ? 'Close the courtyard' : `Close the courtyard and tell ${partiesOf(told)}`;
};

const NOW: Record<CourtyardClosing['parties'][number]['now'], string> = {
  inside: 'sits inside',
  'no-table': 'no answer yet',
  elsewhere: 'comes at another time',
  gone: 'does not come',
  over: 'the visit is over',
};
export const nowWords = ({ now }: Pick<CourtyardClosing['parties'][number], 'now'>) => NOW[now];
