/** For staff; owners and site managers need more. */
export const SHORTEST_PASSWORD = 6;
