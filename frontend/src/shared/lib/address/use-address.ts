import { useContext } from 'react';
import { NavigationType, UNSAFE_DataRouterContext as RouterContext, useLocation, useNavigate } from 'react-router';

/** What parameters become; null, '' and [] take one away. */
type Changes = Readonly<Record<string, string | readonly string[] | null>>;

interface Step {
  /** Whether the way back passes over what the address said before. */
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** What names a screen of a page; the other parameters are about that screen. */
const SCREEN = ['tab', 'view'];

/** How far a list was read is taken away: another question begins at its first page. */
export const FIRST_PAGE = { after: null, older: null } as const;

/** The same of a list in the dialog of an item, which is another one for each item. */
export const FIRST_ITEM_PAGE = { itemAfter: null } as const;

/** What a screen keeps in the address (`?open=<id>&status=confirmed`): a reload and the way back find it again. */
export function useAddress() {
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const navigate = useNavigate();
  const router = useContext(RouterContext)?.router;
  if (!router) throw new Error('Only what a router draws has an address.');

  /** Begins with the newest address, which need not be drawn yet (the setter of useSearchParams takes the drawn one). */
  const change = (changes: Changes, { replace = true, preventScrollReset = true }: Step = {}) => {
    const { location, navigation } = router.state;
    const newest = navigation.location ?? location;
    const next = new URLSearchParams(newest.search);
    // Whoever goes to another screen is not called back by what this one still had to say.
    if (newest.pathname !== pathname || SCREEN.some((name) => next.get(name) !== parameters.get(name))) return;

    for (const [name, value] of Object.entries(changes)) {
      next.delete(name);
      for (const one of [value].flat()) if (one) next.append(name, one);
    }
    // A navigation that is under way ends here, so its step in the history becomes this one's.
    const isStep = !replace || navigation.historyAction === NavigationType.Push;
    void navigate({ search: next.toString() }, { replace: !isStep, preventScrollReset });
  };

  return { parameters, change };
}
