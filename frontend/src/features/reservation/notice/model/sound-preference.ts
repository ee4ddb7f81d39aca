import { useSyncExternalStore } from 'react';
import { storedTexts } from '@/shared/lib/stored-texts';

let context: AudioContext | undefined;

/** Two quiet notes, a third apart. Browsers play nothing on a page before its first interaction. */
export async function playSoftly(): Promise<void> {
  if (!('AudioContext' in globalThis)) return;
  context ??= new AudioContext();
  // Browsers resume audio only after an interaction: without one the promise waits, and the sound would come late.
  if (context.state !== 'running' && !navigator.userActivation.hasBeenActive) return;
  await context.resume();
  play(context, 659.25, 0);
  play(context, 783.99, 0.16);
}

function play(audio: AudioContext, hertz: number, after: number): void {
  const begin = audio.currentTime + after;
  const tone = audio.createOscillator();
  const volume = audio.createGain();
  tone.frequency.value = hertz;
  volume.gain.setValueAtTime(0, begin);
  volume.gain.linearRampToValueAtTime(0.08, begin + 0.02);
  volume.gain.exponentialRampToValueAtTime(0.0001, begin + 0.5);
  tone.connect(volume).connect(audio.destination);
  tone.start(begin);
  tone.stop(begin + 0.5);
}

const texts = storedTexts(() => localStorage, 'sound/');
const KEY = 'new-requests';
const listeners = new Set<() => void>();

export const isSoundOn = () => texts.read(KEY) === 'on';

/** Whether this browser plays a sound when a request arrives; off by default. */
export function useSoundPreference() {
  const isOn = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    isSoundOn,
    () => false,
  );
  const set = (wanted: boolean) => {
    if (wanted) texts.keep(KEY, 'on');
    else texts.forget(KEY);
    for (const listener of listeners) listener();
  };
  return { isOn, set };
}
