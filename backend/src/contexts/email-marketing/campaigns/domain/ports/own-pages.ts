/** What the restaurant's own website has. */
export abstract class OwnPages {
  abstract isOwn(url: URL): boolean;
  /** True for an address of this website where nothing is; any other website's are not looked at. */
  abstract isDeadEnd(url: URL): Promise<boolean>;
}
