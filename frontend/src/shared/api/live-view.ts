import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { Role } from './client';

/** The queries that belong to a channel of the live view. */
export type LiveChannels = Readonly<Record<string, readonly QueryKey[]>>;

const FIRST_PAUSE_MS = 2_000;
const MAX_PAUSE_MS = 5 * 60_000;
const EVERYTHING = '*';

/**
 * Refetches what others changed as soon as the server announces it. Polling is enough without it, so a failing stream is not reported. A
 * hidden page closes its stream and refetches everything when it is visible again.
 * @param load imports the channels, which reference nearly every entity, once something has changed
 */
export function useLiveView(role: Role, load: () => Promise<LiveChannels>): void {
  const client = useQueryClient();

  const refresh = useEffectEvent(async (changed: readonly string[]) => {
    const keys = await load().then(
      (channels) =>
        changed.includes(EVERYTHING)
          ? Object.values(channels).flat()
          : changed.flatMap((channel) => channels[channel.replace(/:.*/, '')] ?? []),
      // If the channels' file is gone after a release, everything is refetched.
      (): QueryKey[] => [[]],
    );
    for (const queryKey of keys) void client.invalidateQueries({ queryKey });
  });

  useEffect(() => {
    if (!('EventSource' in globalThis)) return;
    let stream: EventSource | undefined;
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let pause = FIRST_PAUSE_MS;
    let wasHidden = false;
    let wasCut = false;

    function open() {
      stream = new EventSource(`/api/${role}/live`);
      stream.addEventListener('open', () => {
        pause = FIRST_PAUSE_MS;
        // Changes made while the stream was interrupted are not repeated.
        if (wasCut) void refresh([EVERYTHING]);
        wasCut = false;
      });
      stream.addEventListener('changed', ({ data }: MessageEvent<string>) => {
        void refresh(JSON.parse(data) as string[]);
      });
      stream.addEventListener('error', () => {
        close();
        wasCut = true;
        waiting = setTimeout(open, pause);
        pause = Math.min(pause * 2, MAX_PAUSE_MS);
      });
    }

    function close() {
      clearTimeout(waiting);
      stream?.close();
      stream = undefined;
    }

    function follow() {
      close();
      if (document.visibilityState === 'hidden') {
        wasHidden = true;
        return;
      }
      if (wasHidden) void refresh([EVERYTHING]);
      open();
    }

    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      document.removeEventListener('visibilitychange', follow);
      close();
    };
  }, [role]);
}
