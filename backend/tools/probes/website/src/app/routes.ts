import { HomePage } from '@/pages/home';

export const pages = [HomePage];
