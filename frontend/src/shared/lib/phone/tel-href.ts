/** Dials what somebody has typed as a number, with a plus when it has one. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
