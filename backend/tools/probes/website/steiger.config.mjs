export { default } from '../../../../frontend/steiger.config.mjs';
