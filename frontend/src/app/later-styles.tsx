import { useState } from 'react';
import { Links, useLocation } from 'react-router';

/** The stylesheets of the pages that are reached from the first one, which has its styles in itself. */
export function LaterStyles() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  return import.meta.env.DEV || pathname !== first ? <Links /> : null;
}
