import { optimisticFigures } from '@/shared/api';
import type { Today } from './overview.calls';
import { overviewQueries } from './overview.queries';

/** What needs the owner once a request has its answer. */
export const optimisticAnswered = (id: string) =>
  optimisticFigures<Today>(overviewQueries.today().queryKey, (today) => {
    const requests = today.requests.filter((request) => request.id !== id);
    return { ...today, requests, requestsTotal: today.requestsTotal - (today.requests.length - requests.length) };
  });

/** What needs the owner once a submission is decided. */
export const optimisticDecided = (id: string) =>
  optimisticFigures<Today>(overviewQueries.today().queryKey, (today) => {
    const approvals = today.approvals.filter((item) => item.id !== id);
    return { ...today, approvals, approvalsTotal: today.approvalsTotal - (today.approvals.length - approvals.length) };
  });
