/** Whose a request is after its guest was erased. No mail goes out for it, and it makes no contact. */
export const ERASED_GUEST = { name: 'Erased guest', email: 'erased@guest.invalid' } as const;

export const isErased = ({ customerEmail }: { readonly customerEmail: string | null }): boolean =>
  customerEmail === ERASED_GUEST.email;
