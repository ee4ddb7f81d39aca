export { Button } from './button';
export { Spinner } from './spinner';
