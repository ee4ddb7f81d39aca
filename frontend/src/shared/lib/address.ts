import { useLayoutEffect } from 'react';
import { type Location, useLocation, useNavigate, useNavigation } from 'react-router';

/** New values of parameters; null, '' and [] remove one. */
type Changes = Readonly<Record<string, string | readonly string[] | null>>;

interface Step {
  /** Replaces the current history entry instead of adding one. */
  replace?: boolean;
  preventScrollReset?: boolean;
}

/** Parameters that identify a screen; the others belong to that screen. */
const SCREEN = ['tab', 'view'];

/** Removes the paging parameters: a changed filter starts on its first page. */
export const FIRST_PAGE = { after: null, older: null } as const;

/** The same for a list in an item's dialog, which differs for each item. */
export const FIRST_ITEM_PAGE = { itemAfter: null } as const;

/** The newest location, which may not be rendered yet. */
let newest: Pick<Location, 'pathname' | 'search'> & {
  /** Whether a pending navigation adds a history entry. */
  isStep: boolean;
};

/** A screen's state in the URL (`?open=<id>&status=confirmed`): it survives a reload and the back button. */
export function useAddress() {
  const location = useLocation();
  const { location: next } = useNavigation();
  const navigate = useNavigate();
  const { pathname, search } = location;
  const parameters = new URLSearchParams(search);

  useLayoutEffect(() => {
    newest = { ...(next ?? location), isStep: false };
  }, [next, location]);

  /** Starts from the newest location (the setter of useSearchParams starts from the rendered one). */
  const change = (changes: Changes, { replace = true, preventScrollReset = true }: Step = {}) => {
    const wanted = new URLSearchParams(newest.search);
    // A late change of this screen must not pull back someone who has navigated away.
    if (newest.pathname !== pathname || SCREEN.some((name) => wanted.get(name) !== parameters.get(name))) return;

    for (const [name, value] of Object.entries(changes)) {
      wanted.delete(name);
      for (const one of [value].flat()) if (one) wanted.append(name, one);
    }
    // Ends a pending navigation; its history entry becomes this one's.
    const isStep = !replace || newest.isStep;
    newest = { pathname, search: wanted.toString(), isStep };
    void navigate({ search: newest.search }, { replace: !isStep, preventScrollReset });
  };

  return { parameters, change };
}
