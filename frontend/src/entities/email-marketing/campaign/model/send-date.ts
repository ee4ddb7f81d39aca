import { restaurantInstant } from '@/entities/restaurant';

/** A moment as a form holds it: the day and the hour of the restaurant's clock. */
interface SendDate {
  date?: string;
  time?: string;
}

/** Whether what is scheduled for then would leave at once. */
const hasPassed = ({ date, time }: SendDate) =>
  Boolean(date && time && restaurantInstant(date, time).getTime() < Date.now());

/** For a field of the hour; the moment that stood there before, `kept`, may pass. */
export const aheadOf = (getDate: () => string | undefined, kept: SendDate = {}) => ({
  validator(_: unknown, time?: string) {
    const date = getDate();
    const isKept = date === kept.date && time === kept.time;
    return !isKept && hasPassed({ date, time }) ? Promise.reject(new Error(PASSED)) : Promise.resolve();
  },
});

const PASSED = 'This time has passed. ‘Send Now’ sends a campaign at once.';
