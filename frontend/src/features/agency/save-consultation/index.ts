export { useConsultationForm } from './model/use-consultation-form';
export { Questionnaire } from './ui/questionnaire';
export { StrategySection } from './ui/strategy-section';
