export type { Command } from './model/commands';
export { CommandPalette } from './ui/command-palette';
