import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../lib/project.mjs';

/** Looks again and again until there is an answer. */
export async function until(what, look, withinMs = 120_000) {
  const deadline = Date.now() + withinMs;
  for (;;) {
    const answer = await look();
    if (answer) return answer;
    if (Date.now() > deadline) throw new Refusal(`Waited ${withinMs / 1000} s in vain for ${what}.`);
    await pause(200);
  }
}
