export { useCombineMenu, useRemoveSoup, useTakeOff } from './api/use-menu';
export { moveDish, moveSection, neighborsOf, putDish, putSection, removeDish, removeSection } from './model/menu-draft';
export { DishDialog } from './ui/dish-dialog';
export { PublishDialog } from './ui/publish-dialog';
export { SectionDialog, WordsDialog } from './ui/section-dialog';
export { OffDialog, SoupDialog } from './ui/today-dialogs';
export { VersionsDialog } from './ui/versions-dialog';
