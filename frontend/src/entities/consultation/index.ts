export { consultationQueries } from './api';
export { type Answers, answersOf } from './model/answers';
export {
  type CalculatedPackage,
  calculatePackage,
  features,
  offeredPackage,
  ongoingServices,
  packageNames,
  packageRanges,
  type Question,
  questions,
  report,
} from './model/questions';
export { type Service, services, strategies, type Strategy } from './model/strategies';
