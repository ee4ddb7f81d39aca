import { queryOptions } from '@tanstack/react-query';
import { answer, apiAs, type components } from '@/shared/api';

export type MenuSheet = components['schemas']['MenuSheetView'];
export type MenuVersion = components['schemas']['MenuVersionView'];
export type MenuProposal = MenuSheet['proposals'][number];
export type Soup = MenuSheet['soups'][number];
type Published = MenuSheet['menu'];

/** Empty texts are '' while they are edited, so that a stored draft fits. */
export interface EditedDish extends Omit<Published['sections'][number]['dishes'][number], 'description' | 'note'> {
  description: string;
  note: string;
}
export interface EditedSection extends Omit<Published['sections'][number], 'subtitle' | 'dishes'> {
  subtitle: string;
  dishes: EditedDish[];
}
export interface EditedMenu extends Omit<Published, 'sections'> {
  sections: EditedSection[];
}

/** Who edits the menu. */
export type MenuRole = 'admin' | 'manager';

export const editedMenu = ({ sections, ...menu }: Published): EditedMenu => ({
  ...menu,
  sections: sections.map(({ subtitle, dishes, ...section }) => ({
    ...section,
    subtitle: subtitle ?? '',
    dishes: dishes.map((dish) => ({ ...dish, description: dish.description ?? '', note: dish.note ?? '' })),
  })),
});

const key = 'menu';

export const menuQueries = {
  all: () => [key] as const,
  /** The published menu and what is off today. */
  sheet: (role: MenuRole) =>
    queryOptions({
      queryKey: [key, 'sheet', role],
      queryFn: ({ signal }) => answer(apiAs(role).GET('/api/manager/menu', { signal })),
    }),
  versions: (role: MenuRole) =>
    queryOptions({
      queryKey: [key, 'versions'],
      queryFn: ({ signal }) => answer(apiAs(role).GET('/api/manager/menu/versions', { signal })),
    }),
  /** An unpublished menu as the website will show it. */
  preview: (role: MenuRole, menu: EditedMenu) =>
    queryOptions({
      queryKey: [key, 'preview', menu],
      queryFn: ({ signal }) => answer(apiAs(role).POST('/api/manager/menu-preview', { body: menu, signal })),
      retry: false,
      gcTime: 0,
    }),
};
