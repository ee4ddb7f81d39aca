export { fakeServer, type RecordedCall } from './fake-server';
export { renderScreen } from './render-screen';
