export { PayBillForm } from './ui/pay-bill-form';
