/** A tel: link for a number as typed, with its leading plus. */
export const telHref = (phone: string) => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
