import { HomePage } from '@/pages/home';

export const meal = HomePage;
