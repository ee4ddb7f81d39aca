/**
 * Validates the time field: a campaign scheduled in the past would be sent immediately.
 * @param sendDate the moment that results from the form and this time
 * @param stored the moment it is scheduled for so far, which may have passed
 */
export const aheadOf = (sendDate: (time?: string) => string | null, stored: string | null = null) => ({
  validator(_: unknown, time?: string) {
    const at = sendDate(time);
    const hasPassed = at !== null && at !== stored && new Date(at) < new Date();
    return hasPassed ? Promise.reject(new Error(PASSED)) : Promise.resolve();
  },
});

const PASSED = 'This time has passed. To send right away, use “Send Now”.';

/** Turns the weekly limit off for one campaign. */
export const TO_EVERYONE = 'Send to everyone, even people who got a campaign this week';
