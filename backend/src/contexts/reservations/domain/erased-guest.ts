/** Whose a request is after its guest was erased. Nobody can be told of it, and nobody is met again in it. */
export const ERASED_GUEST = { name: 'Erased guest', email: 'erased@guest.invalid' } as const;

export const isErased = ({ customerEmail }: { readonly customerEmail: string }): boolean =>
  customerEmail === ERASED_GUEST.email;
