/** A mailto: link to exactly this address: its characters cannot add a subject, a copy or a body. */
export const mailHref = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
