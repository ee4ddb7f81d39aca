export const PayBillForm = 'form';
