/** Where a mail finds a picture: not every mail program knows WebP, and none knows the website. */
export const mailAddressOf = (url: string) => new URL(url.replace(/\.webp$/, '.jpg'), location.origin).href;
