import { type EditedMenu, menuQueries, type MenuRole } from '@/entities/settings/menu-sheet';
import { activityQueries } from '@/entities/activity';
import { answer, apiAs, type components, type Mutation, useRestMutation } from '@/shared/api';

type Sheet = components['schemas']['MenuSheetView'];

const invalidates = [menuQueries.all(), activityQueries.all()];
const PLEASE = { description: 'Please try again' };

const published = ({ needsApproval }: Sheet) =>
  needsApproval
    ? { title: 'Sent to the owner', description: 'The website shows it once the owner approves.' }
    : { title: 'Menu published', description: 'The website shows it now.' };

interface Publication {
  role: MenuRole;
  menu: EditedMenu;
  /** The version that was changed. */
  seen: number;
}

const publish: Mutation<Publication, Sheet> = {
  // The sheet is there before the draft is gone, so the old menu does not flash up.
  send: async ({ role, menu, seen }, { client }) => {
    const sheet = await answer(apiAs(role).PUT('/api/manager/menu', { body: { ...menu, seen } }));
    client.setQueryData(menuQueries.sheet(role).queryKey, sheet);
    return sheet;
  },
  done: (_, sheet) => published(sheet),
  failed: () => ({ title: 'Couldn’t publish the menu', ...PLEASE }),
  invalidates,
};

const restore: Mutation<{ role: MenuRole; number: number; seen: number }, Sheet> = {
  send: ({ role, number, seen }) =>
    answer(
      apiAs(role).PUT('/api/manager/menu/versions/{number}/restoration', {
        params: { path: { number } },
        body: { seen },
      }),
    ),
  done: (_, sheet) => published(sheet),
  failed: () => ({ title: 'Couldn’t bring the version back', ...PLEASE }),
  invalidates,
};

interface Combination {
  role: MenuRole;
  menu: EditedMenu;
  basedOn: number;
}

const combine: Mutation<Combination, components['schemas']['CombinedMenuView']> = {
  send: ({ role, menu, basedOn }) =>
    answer(apiAs(role).POST('/api/manager/menu/combination', { body: { ...menu, basedOn } })),
  failed: () => ({ title: 'Couldn’t combine the changes', ...PLEASE }),
};

interface Off {
  role: MenuRole;
  dish: { id: string; name: string };
  /** The day it is back; null if it is back now. */
  backOn: string | null;
}

const takeOff: Mutation<Off> = {
  send: ({ role, dish, backOn }) => {
    const params = { path: { dishId: dish.id } };
    return backOn === null
      ? answer(apiAs(role).DELETE('/api/manager/menu/off/{dishId}', { params }))
      : answer(apiAs(role).PUT('/api/manager/menu/off/{dishId}', { params, body: { backOn } }));
  },
  done: ({ dish, backOn }) => ({ title: backOn === null ? 'Back on the menu' : 'Off the menu', subject: dish.name }),
  undoneBy: ({ backOn, ...off }) => (backOn === null ? undefined : { ...off, backOn: null }),
  failed: () => ({ title: 'Couldn’t change the dish', ...PLEASE }),
  invalidates,
};

const setSoup: Mutation<{ role: MenuRole; day: string; soup: components['schemas']['SoupBody'] }> = {
  send: ({ role, day, soup }) =>
    answer(apiAs(role).PUT('/api/manager/menu/soups/{day}', { params: { path: { day } }, body: soup })),
  done: ({ soup }) => ({ title: 'Soup of the day saved', subject: soup.name }),
  failed: () => ({ title: 'Couldn’t save the soup', ...PLEASE }),
  invalidates,
};

const removeSoup: Mutation<{ role: MenuRole; day: string; name: string }> = {
  send: ({ role, day }) => answer(apiAs(role).DELETE('/api/manager/menu/soups/{day}', { params: { path: { day } } })),
  done: ({ name }) => ({ title: 'Soup of the day removed', subject: name }),
  failed: () => ({ title: 'Couldn’t remove the soup', ...PLEASE }),
  invalidates,
};

export const usePublishMenu = () => useRestMutation(publish);
export const useRestoreMenu = () => useRestMutation(restore);
export const useCombineMenu = () => useRestMutation(combine);
export const useTakeOff = () => useRestMutation(takeOff);
export const useSetSoup = () => useRestMutation(setSoup);
export const useRemoveSoup = () => useRestMutation(removeSoup);
