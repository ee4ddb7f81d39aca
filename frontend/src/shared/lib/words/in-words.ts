/** 'Menu update' of 'menu_update', 'Scheduled date' of 'scheduledDate'. */
export function inWords(name: string): string {
  const words = name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])/g, ' ')
    .replaceAll('_', ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
