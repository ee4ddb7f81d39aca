import { useState } from 'react';
import { Links, useLocation } from 'react-router';

/** Stylesheets of pages reached from the first one, whose styles are inline. */
export function LaterStyles() {
  const { pathname } = useLocation();
  const [first] = useState(pathname);
  return import.meta.env.DEV || pathname !== first ? <Links /> : null;
}
