import { requestReservation } from '@/shared/call-schema';
import type { Reservation } from '../api/reservation.calls';

export const areas = requestReservation.area.choices;
export const rainPlans = requestReservation.rainPlan.choices;

export type Area = (typeof areas)[number];
export type RainPlan = (typeof rainPlans)[number];

const LABELS: Record<Area, string> = { inside: 'Inside', courtyard: 'In the courtyard' };

/** As guests say it. */
const RAIN_LABELS: Record<RainPlan, string> = {
  inside: 'Please move us inside',
  wait: 'We wait for what you can do',
  'rather-not': 'We would rather not come',
};

/** As the house says it. */
const RAIN_WORDS: Record<RainPlan, string> = {
  inside: 'if wet, move inside',
  wait: 'if wet, waits for us',
  'rather-not': 'if wet, rather not',
};

export const areaLabel = (area: Area) => LABELS[area];

/** 'in the courtyard' */
export const areaWords = (area: Area) => LABELS[area].toLowerCase();

export const rainPlanLabel = (plan: RainPlan) => RAIN_LABELS[plan];

/** 'In the courtyard, if wet, move inside'; what was said of rain counts there alone. */
export const seatWords = ({ area, rainPlan }: Pick<Reservation, 'area' | 'rainPlan'>): string => {
  if (area === null) return '';
  return area === 'courtyard' && rainPlan ? `${areaLabel(area)}, ${RAIN_WORDS[rainPlan]}` : areaLabel(area);
};
