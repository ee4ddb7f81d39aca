export { withBrowserPasskeys } from './browser-passkeys';
export { choicesOf, choose, chosenIn } from './choose';
export { fakeServer, type RecordedCall } from './fake-server';
export { fill } from './fill';
export { renderDialog } from './render-dialog';
export { renderScreen } from './render-screen';
export { wideScreen } from './wide-screen';
