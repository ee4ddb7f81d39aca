/** The 24 services of the growth strategy report, by the package they require. */
const BASIC = [
  'qr-menu',
  'google-optimization',
  'review-generation',
  'basic-social',
  'curbside-convenience',
  'sandwich-rotation',
  'secret-menu',
] as const;
const GROWTH = [
  'lunch-delivery',
  'historic-district-delivery',
  'trolley-pickup',
  'qr-smart-menus',
  'online-ordering',
  'social-media-integration',
  'hotel-partnerships',
  'business-alliances',
  'preparation-showcase',
] as const;
const PREMIUM = [
  'loyalty-app',
  'business-catering',
  'community-sponsorships',
  'character-dining',
  'ar-menu',
  'treasure-hunt',
  'time-traveler-discounts',
  'menu-stories',
] as const;

export const SERVICES = [...BASIC, ...GROWTH, ...PREMIUM] as const;
export type Service = (typeof SERVICES)[number];

export const isService = (id: string): id is Service => (SERVICES as readonly string[]).includes(id);

export type CalculatedPackage = 'premium' | 'growth' | 'basic' | '';

/** Selecting more growth services than this requires the growth package. */
const GROWTH_BEYOND = 2;

/** The package that the selected services require; '' if none does. */
export function calculatePackage(selected: readonly string[]): CalculatedPackage {
  const isAmong = (services: readonly string[]) => (id: string) => services.includes(id);
  const distinct = [...new Set(selected)];
  if (distinct.some(isAmong(PREMIUM))) return 'premium';
  if (distinct.filter(isAmong(GROWTH)).length > GROWTH_BEYOND) return 'growth';
  return distinct.some(isAmong(BASIC)) ? 'basic' : '';
}
