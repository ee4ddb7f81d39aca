/** Only this website's images. */
export const emailPolicy = () => `default-src 'none'; style-src 'unsafe-inline'; img-src ${location.origin}`;

/**
 * The website's fonts, too, which load only for its own pages. The origin is spelled out: in a `srcdoc` frame, Firefox takes
 * `'self'` for the origin of the frame's own address, which has none, and refuses everything.
 */
export const sitePolicy = () => `${emailPolicy()}; font-src ${location.origin}`;
