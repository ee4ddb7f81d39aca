import { v7 } from 'uuid';
import type { Ids } from '../kernel/ids.js';

export class UuidIds implements Ids {
  next(): string {
    return v7();
  }
}
