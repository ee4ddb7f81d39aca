import { SetMetadata } from '@nestjs/common';

export const NO_STORE = 'courtyard:no-store';

/** Its answers are kept nowhere: letters, exports, what somebody confided. Changes and `/me` need no such mark. */
export const NoStore = () => SetMetadata(NO_STORE, true);
