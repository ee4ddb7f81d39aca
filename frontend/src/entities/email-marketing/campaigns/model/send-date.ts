/**
 * For the field of the hour: a campaign that is scheduled for then would leave at once.
 * @param sendDate the moment that the form names with that hour
 * @param kept the moment for which it is planned so far: it may have passed
 */
export const aheadOf = (sendDate: (time?: string) => string | null, kept: string | null = null) => ({
  validator(_: unknown, time?: string) {
    const at = sendDate(time);
    const hasPassed = at !== null && at !== kept && new Date(at) < new Date();
    return hasPassed ? Promise.reject(new Error(PASSED)) : Promise.resolve();
  },
});

const PASSED = 'This time has passed. To send right away, use “Send Now”.';
