import { optimisticFigures } from '@/shared/api';
import { overviewQueries, type Today } from './overview.queries';

/** Removes a decided request from what needs the owner. */
export const optimisticAnswered = (id: string) =>
  optimisticFigures<Today>(overviewQueries.today().queryKey, (today) => {
    const requests = today.requests.filter((request) => request.id !== id);
    return { ...today, requests, requestsTotal: today.requestsTotal - (today.requests.length - requests.length) };
  });

/** Removes a decided submission from what needs the owner. */
export const optimisticDecided = (id: string) =>
  optimisticFigures<Today>(overviewQueries.today().queryKey, (today) => {
    const approvals = today.approvals.filter((item) => item.id !== id);
    return { ...today, approvals, approvalsTotal: today.approvalsTotal - (today.approvals.length - approvals.length) };
  });
