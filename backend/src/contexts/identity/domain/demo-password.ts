/** The password of the sample accounts, shown on the login pages of a server that was seeded with them. */
export const DEMO_PASSWORD = 'courtyard-demo';
