import profile from '@content/restaurant.json';

export const restaurant = profile;

const { street, unit, city, region, postalCode } = profile.address;

export const streetLine = `${street}, ${unit}`;
export const cityLine = `${city}, ${region} ${postalCode}`;
/** Directions in a maps service. */
export const directionsHref = `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${streetLine}, ${cityLine}`)}`;
export const internationalPhone = `+1${profile.phone.replace(/\D/g, '')}`;
export const phoneHref = `tel:${internationalPhone}`;
