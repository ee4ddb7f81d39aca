export { NewsletterPage as default } from '@/pages/newsletter';
