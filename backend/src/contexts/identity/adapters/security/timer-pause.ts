import { setTimeout as passed } from 'node:timers/promises';
import type { Pause } from '../../domain/ports/pause.js';

export class TimerPause implements Pause {
  async for(milliseconds: number): Promise<void> {
    await passed(milliseconds);
  }
}
