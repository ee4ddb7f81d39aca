export abstract class Website {
  /** True when there is a page at this path. */
  abstract has(path: string): Promise<boolean>;
}
