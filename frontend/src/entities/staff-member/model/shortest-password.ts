/** Of staff; whoever is in the office needs more. */
export const SHORTEST_PASSWORD = 6;
