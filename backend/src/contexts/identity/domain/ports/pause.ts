export abstract class Pause {
  abstract for(milliseconds: number): Promise<void>;
}
