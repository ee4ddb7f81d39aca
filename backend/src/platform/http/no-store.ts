import { SetMetadata } from '@nestjs/common';

export const NO_STORE = 'courtyard:no-store';

/** For responses that no one may cache: messages, exports, confidential texts. Changes and `/me` do not need this mark. */
export const NoStore = () => SetMetadata(NO_STORE, true);
