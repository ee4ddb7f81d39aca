/** What events and trail call an automation. */
export const AUTOMATION = 'email-automation';
