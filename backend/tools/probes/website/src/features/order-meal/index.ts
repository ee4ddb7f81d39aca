export { OrderMealForm } from './ui/order-meal-form';
