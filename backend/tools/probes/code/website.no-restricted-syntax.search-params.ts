import { useSearchParams } from 'react-router';

export const useDays = () => useSearchParams()[0].get('days');
