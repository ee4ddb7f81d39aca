import type { ClosingOutcome, ClosingPlan, CourtyardClosing } from '@/entities/reservation';

export const partiesOf = (count: number) => (count === 1 ? '1 party' : `${String(count)} parties`);

/** In display order. */
export const OUTCOMES: readonly { outcome: ClosingOutcome; heading: string; means: string }[] = [
  { outcome: 'moved', heading: 'Moved inside', means: 'At the same time.' },
  { outcome: 'without-room', heading: 'No room inside', means: 'We apologize and offer them a choice.' },
  { outcome: 'asked', heading: 'Asked what they’d like', means: 'They wanted to wait. No table inside is held.' },
  { outcome: 'given-up', heading: 'Canceled', means: 'They’d rather not come if it rains.' },
];

type Parties = readonly Pick<ClosingPlan['parties'][number], 'isNotified'>[];

export const notifiedWords = (parties: Parties) => {
  const notified = parties.filter(({ isNotified }) => isNotified).length;
  if (notified === 0) return 'No one gets an email or text';
  return `${partiesOf(notified)} ${notified === 1 ? 'is' : 'are'} notified by email or text`;
};

export const closeWords = (parties: Parties) => {
  const notified = parties.filter(({ isNotified }) => isNotified).length;
  return notified === 0 ? 'Close the courtyard' : `Close and notify ${partiesOf(notified)}`;
};

const NOW: Record<CourtyardClosing['parties'][number]['now'], string> = {
  inside: 'sits inside',
  'no-table': 'no reply yet',
  elsewhere: 'coming at another time',
  gone: 'not coming',
  over: 'visit is over',
};
export const nowWords = ({ now }: Pick<CourtyardClosing['parties'][number], 'now'>) => NOW[now];
