export {
  type Consent,
  type Contract,
  contractCalls,
  type ContractTerms,
  signedAgreementAddress,
} from './api/contract.calls';
export { contractQueries } from './api/contract.queries';
export { agreementText } from './model/agreement-text';
export { defaultPackage, packageOptions, ratesOf } from './model/packages';
export { contractStatus } from './model/status';
