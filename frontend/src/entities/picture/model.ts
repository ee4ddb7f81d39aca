/** An image's address in emails: absolute, and JPEG, because not every email client knows WebP. */
export const mailAddressOf = (url: string) => new URL(url.replace(/\.webp$/, '.jpg'), location.origin).href;
