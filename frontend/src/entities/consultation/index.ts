export { consultationQueries } from './api/consultation.queries';
export { type Answers, answersOf } from './model/answers';
export { type CalculatedPackage, calculatePackage, offeredPackage, packageNames } from './model/package';
export { type Question, questions } from './model/questions';
export { features, ongoingServices, packageRanges, report } from './model/report';
export { type Service, services, strategies, type Strategy } from './model/strategies';
