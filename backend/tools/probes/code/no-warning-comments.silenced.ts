// oxlint-disable-next-line jsx-a11y/alt-text
export const silenced = 1;
