/** Opens a letter to this address and to nobody else: no sign of it begins a subject, a copy or a body. */
export const mailHref = (address: string) => `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
