import { PayBillForm } from '@/features/pay-bill';
import { meal } from '@/entities/meal';

export const OrderMealForm = [PayBillForm, meal];
