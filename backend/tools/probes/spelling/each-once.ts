/** Whoever recieves it. */
export const recieves = 1;

it('tells somebody', () => undefined);
