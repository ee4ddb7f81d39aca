import { OrderMealForm } from '@/features/order-meal';
import { PayBillForm } from '@/features/pay-bill/ui/pay-bill-form';

export const HomePage = [OrderMealForm, PayBillForm];
