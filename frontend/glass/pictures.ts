import type { Cartoon } from './cartoon.ts';
import type { Palette, PaletteName } from './palette.ts';
import type { Random } from './random.ts';
import { beach } from './scenes/beach.ts';
import { cityGate } from './scenes/city-gate.ts';
import { coffee } from './scenes/coffee.ts';
import { courtyard } from './scenes/courtyard.ts';
import { fort } from './scenes/fort.ts';
import { gate } from './scenes/gate.ts';
import { lanternLight } from './scenes/lantern.ts';
import { lighthouse } from './scenes/lighthouse.ts';
import { lunch } from './scenes/lunch.ts';
import { earrings, necklace, pendant } from './scenes/merchandise/jewelry.ts';
import { ornaments, sailRoundel, starOrnament, sunCatcher } from './scenes/merchandise/ornaments.ts';
import { flameStopper, flowerStopper, orbStopper } from './scenes/merchandise/stoppers.ts';
import { marsh } from './scenes/marsh.ts';
import { oranges } from './scenes/oranges.ts';
import { pond } from './scenes/pond.ts';
import { rosette } from './scenes/rosette.ts';
import { sailboat } from './scenes/sailboat.ts';
import { tableForTwo } from './scenes/table.ts';
import { flowerPane, sunWindow } from './scenes/window.ts';

type Draw = (palette: Palette, random: Random) => Cartoon;

export interface Picture {
  palette: PaletteName;
  seed: number;
  draw: Draw;
}

/** Description, palette, random seed of the cuts, and scene of each image. */
const drawings: Record<string, [shows: string, palette: PaletteName, seed: number, draw: Draw]> = {
  hero: [
    'the courtyard at sunset: a fountain, a palm and a table for two under a brick arch',
    'dusk',
    7,
    (p, r) =>
      courtyard(
        { width: 1600, height: 1000, sun: 0.63, fountain: 0.45, towers: [0.81], palms: [0.12], table: 0.84 },
        p,
        r,
      ),
  ],
  'login-window': ['a rising sun behind a flowering branch', 'dusk', 3, (p, r) => sunWindow(900, 1200, p, r)],

  'courtyard-1': [
    'the courtyard fountain seen from under the arch at noon',
    'noon',
    21,
    (p, r) =>
      courtyard({ width: 1200, height: 900, sun: 0.3, fountain: 0.56, towers: [0.14, 0.86], palms: [0.9] }, p, r),
  ],
  'courtyard-2': ['the iron gate with the garden behind it', 'dusk', 22, (p, r) => gate(1200, 900, p, r)],
  'courtyard-3': ['a lantern among bougainvillea at night', 'night', 23, (p, r) => lanternLight(1200, 900, p, r, 0.6)],
  'courtyard-4': ['a table for two under a striped umbrella', 'dusk', 24, (p, r) => tableForTwo(1200, 900, p, r, true)],
  'courtyard-5': ['carp and water lilies in the pond', 'noon', 25, (p, r) => pond(1200, 900, p, r)],
  'courtyard-6': [
    'the fountain by moonlight, a lantern hanging in the arch',
    'night',
    26,
    (p, r) =>
      courtyard(
        { width: 1200, height: 900, sun: 0.78, fountain: 0.3, towers: [0.62], palms: [0.94], lantern: true },
        p,
        r,
      ),
  ],

  'gallery-01': ['a great blue heron in the marsh at sunset', 'dusk', 31, (p, r) => marsh(900, 1200, p, r)],
  'gallery-02': ['a rose window in red and amber', 'dusk', 32, (p, r) => rosette(1000, p, r)],
  'gallery-03': ['the striped lighthouse at night, its lamp lit', 'night', 33, (p, r) => lighthouse(900, 1200, p, r)],
  'gallery-04': ['a schooner under sail before the evening sun', 'dusk', 34, (p, r) => sailboat(1200, 900, p, r)],
  'gallery-05': ['oranges and orange blossom on the branch', 'noon', 35, (p, r) => oranges(900, 1200, p, r)],
  'gallery-06': ['a flower with eight leaves, framed in jewels', 'night', 36, (p, r) => flowerPane(1000, p, r)],
  'gallery-07': ['the coquina fort and its sentry turret at noon', 'noon', 37, (p, r) => fort(1200, 900, p, r)],
  'gallery-08': ['a lantern on a scrolled bracket', 'dusk', 38, (p, r) => lanternLight(900, 1200, p, r, 0.44)],
  'gallery-09': ['three carp circling in green water', 'dusk', 39, (p, r) => pond(1000, 1000, p, r)],
  'gallery-10': ['two palms on the beach at sunset', 'dusk', 40, (p, r) => beach(1200, 900, p, r)],
  'gallery-11': ['an iron gate before a fountain at noon', 'noon', 41, (p, r) => gate(900, 1200, p, r, true)],
  'gallery-12': ['a rose window of ten petals in blue', 'noon', 42, (p, r) => rosette(1000, p, r, 10)],
  'gallery-13': [
    'the courtyard fountain under the moon',
    'night',
    43,
    (p, r) => courtyard({ width: 1200, height: 900, sun: 0.72, fountain: 0.36, palms: [0.08], table: 0.82 }, p, r),
  ],
  'gallery-14': ['a heron in the marsh at midday', 'noon', 44, (p, r) => marsh(900, 1200, p, r, true)],
  'gallery-15': ['a cup of coffee, steam rising', 'dusk', 45, (p, r) => coffee(1000, 1000, p, r)],
  'gallery-16': [
    'the striped lighthouse against the evening sky',
    'dusk',
    46,
    (p, r) => lighthouse(900, 1200, p, r, 0.4),
  ],
  'gallery-17': ['a café table in the noon sun', 'noon', 47, (p, r) => tableForTwo(1200, 900, p, r)],
  'gallery-18': ['a red flower against the evening sun', 'dusk', 48, (p, r) => flowerPane(1000, p, r)],
  'gallery-19': ['ripe oranges before the sunset', 'dusk', 49, (p, r) => oranges(900, 1200, p, r)],
  'gallery-20': ['a schooner on bright water', 'noon', 50, (p, r) => sailboat(1200, 900, p, r, true)],
  'gallery-21': ['the two pillars of the old city gate', 'dusk', 51, (p, r) => cityGate(1000, 1000, p, r)],
  'gallery-22': ['a morning sun in diamond panes', 'noon', 52, (p, r) => sunWindow(900, 1200, p, r)],
  'gallery-23': ['the fort and the bay at sunset', 'dusk', 53, (p, r) => fort(1200, 900, p, r, true)],
  'gallery-24': ['palms on the beach by moonlight', 'night', 54, (p, r) => beach(900, 1200, p, r, true)],
  'gallery-25': ['carp and lilies at night', 'night', 55, (p, r) => pond(1000, 1000, p, r)],
  'gallery-26': ['a rose window of eight petals in midnight blue', 'night', 56, (p, r) => rosette(1000, p, r, 8)],
  'gallery-27': ['tomato soup and a club sandwich', 'noon', 57, (p, r) => lunch(900, 1200, p, r)],

  'merchandise-1': ['a sun ornament hung before a pale wall', 'dusk', 61, sunCatcher],
  'merchandise-2': ['a bottle with a swirled glass orb as its stopper', 'noon', 62, orbStopper],
  'merchandise-3': ['a teardrop pendant in sea colours on a chain', 'noon', 63, pendant],
  'merchandise-4': ['a round ornament with a sailboat', 'noon', 64, sailRoundel],
  'merchandise-5': ['a bottle with a glass flower as its stopper', 'dusk', 65, flowerStopper],
  'merchandise-6': ['a pair of drop earrings in sunset colours', 'dusk', 66, earrings],
  'merchandise-7': ['an eight-pointed star ornament', 'noon', 67, starOrnament],
  'merchandise-8': ['a bottle with a glass flame as its stopper', 'dusk', 68, flameStopper],
  'merchandise-9': ['a bead necklace with a glass flower', 'dusk', 69, necklace],

  'blog-1': [
    'a table for two under the courtyard’s arch at sunset',
    'dusk',
    71,
    (p, r) => courtyard({ width: 1200, height: 750, sun: 0.36, towers: [0.86], palms: [0.1], table: 0.63 }, p, r),
  ],
  'blog-2': ['the coquina fort above the bay', 'dusk', 72, (p, r) => fort(1200, 750, p, r)],
  'blog-3': ['three glass ornaments and the colours they cast', 'dusk', 73, (p, r) => ornaments(1200, 750, p, r)],
  'blog-4': ['a bowl of tomato soup and a club sandwich', 'dusk', 74, (p, r) => lunch(1200, 750, p, r)],
  'blog-5': [
    'the old hotel’s towers above the courtyard fountain',
    'noon',
    75,
    (p, r) =>
      courtyard({ width: 1200, height: 750, sun: 0.56, fountain: 0.5, towers: [0.2, 0.8], palms: [0.06, 0.94] }, p, r),
  ],
};

export const pictures: Record<string, Picture> = Object.fromEntries(
  Object.entries(drawings).map(([name, [, palette, seed, draw]]) => [name, { palette, seed, draw }]),
);
