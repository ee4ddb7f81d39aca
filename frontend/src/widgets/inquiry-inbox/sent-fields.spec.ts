import type { Inquiry } from '@/entities/inquiry';
import { preview, sentFields } from './model';

const inquiry = (kind: Inquiry['kind'], data: Inquiry['data']): Inquiry => ({
  id: '1',
  kind,
  name: 'Ada',
  email: '',
  createdAt: '2026-11-23T18:05:00Z',
  isRead: 'false',
  answers: [],
  data,
});

it("lists filled-in fields in the form's words and order, without empty ones", () => {
  const plan = inquiry('plan', { timeline: 'Soon', questions: null, selectedTier: 'premium', businessName: 'Ada' });
  expect(sentFields(plan)).toEqual([
    { name: 'selectedTier', label: 'Plan', text: 'Complete Digital Presence, $75/month' },
    { name: 'timeline', label: 'Timeline', text: 'Soon' },
  ]);
  expect(preview(plan)).toBe('Plan: Complete Digital Presence, $75/month · Timeline: Soon');
});

it("shows lists as such, and a message's text", () => {
  expect(sentFields(inquiry('consultation', { selectedServices: ['qr-menu', 'ar-menu'] }))[0]?.text).toBe(
    'qr menu, ar menu',
  );
  expect(preview(inquiry('contact', { message: 'Hello', phone: '5' }))).toBe('Hello');
});
