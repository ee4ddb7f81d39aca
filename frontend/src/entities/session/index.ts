export { sessionQueries } from './api/session.queries';
export { forgetLocalRecord, keepLocalRecord, type LocalRecord, readLocalRecord } from './model/local-record';
export { useSignedIn } from './model/use-signed-in';
