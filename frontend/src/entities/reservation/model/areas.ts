import { requestReservation } from '@/shared/call-schema';
import type { Reservation } from '../api/reservation.calls';

export const areas = requestReservation.area.choices;
export const rainPlans = requestReservation.rainPlan.choices;

export type Area = (typeof areas)[number];
export type RainPlan = (typeof rainPlans)[number];

const LABELS: Record<Area, string> = { inside: 'Inside', courtyard: 'In the courtyard' };

/** As guests word it. */
const RAIN_LABELS: Record<RainPlan, string> = {
  inside: 'Please move us inside',
  wait: 'We’ll wait and see',
  'rather-not': 'We’d rather not come',
};

/** The short form for tags. */
const TAGS: Record<Area, string> = { inside: 'Inside', courtyard: 'Courtyard' };
const RAIN_TAGS: Record<RainPlan, string> = { inside: 'inside', wait: 'waits', 'rather-not': 'rather not' };

export const areaLabel = (area: Area) => LABELS[area];

/** 'in the courtyard' */
export const areaWords = (area: Area) => LABELS[area].toLowerCase();

export const rainPlanLabel = (plan: RainPlan) => RAIN_LABELS[plan];

/** 'Courtyard; if wet: rather not'. The rain plan matters only in the courtyard. */
export const seatWords = ({ area, rainPlan }: Pick<Reservation, 'area' | 'rainPlan'>): string => {
  if (area === null) return '';
  return area === 'courtyard' && rainPlan ? `${TAGS[area]}; if it rains: ${RAIN_TAGS[rainPlan]}` : TAGS[area];
};
