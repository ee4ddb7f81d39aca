export const start = () => 'postgres://localhost';
