export { type Command, fitting } from './model/commands';
export { CommandPalette } from './ui/command-palette';
