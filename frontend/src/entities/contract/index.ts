export { agreementText, defaultPackage, packageOptions, ratesOf } from './agreement';
export {
  type Consent,
  type Contract,
  contractCalls,
  contractQueries,
  contractStatus,
  type ContractTerms,
  signedAgreementAddress,
} from './api';
