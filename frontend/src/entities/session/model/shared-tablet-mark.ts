import { storedTexts } from '@/shared/lib/stored-texts';

const texts = storedTexts(() => localStorage, 'shared-tablet');

/** Whether staff share this browser, for the screen while no one is signed in; the server decides. */
export const sharedTabletMark = {
  isSet: (): boolean => texts.read('') !== null,
  set: (isShared: boolean): void => {
    if (isShared) texts.keep('', 'yes');
    else texts.forget('');
  },
};
