import type { Paint, Texture } from './cartoon.ts';
import { clouds, noise } from './noise.ts';
import { linearRgb } from './palette.ts';
import type { Piece } from './raster.ts';
import type { Random } from './random.ts';

type Rgb = [number, number, number];

/** One cut piece: its own tint, the tint of its streaks, and how it lay in the sheet. */
export interface Sheet {
  texture: Texture;
  color: Rgb;
  streak: Rgb;
  cos: number;
  sin: number;
  offset: number;
  slopeX: number;
  slopeY: number;
  shine: number;
}

/** Cuts a piece from a sheet of glass; no two are the same. */
export function cutFrom(paint: Paint, piece: Piece, scale: number, random: Random): Sheet {
  const vary = paint.vary ?? 1;
  const x = piece.x / scale;
  const y = piece.y / scale;
  const [l, c, h] = typeof paint.color === 'function' ? paint.color(x, y) : paint.color;
  const tint = [
    l + random.between(-0.045, 0.045) * vary,
    Math.max(0, c * (1 + random.between(-0.12, 0.12) * vary)),
    h + random.between(-7, 7) * vary,
  ] as const;
  const angle = (paint.flow ?? random.between(0, Math.PI)) + random.between(-0.25, 0.25);
  const fall = random.between(0, Math.PI * 2);
  const drop = random.between(0.05, 0.3) * Math.min(1, vary + 0.3);
  return {
    texture: paint.texture ?? 'streaky',
    color: deep(linearRgb(tint)),
    streak: deep(linearRgb([Math.min(0.97, tint[0] + 0.12), tint[1] * 0.85, tint[2] + random.between(-18, 18) * vary])),
    cos: Math.cos(angle),
    sin: Math.sin(angle),
    offset: random.between(0, 200),
    slopeX: (Math.cos(fall) * drop) / piece.size,
    slopeY: (Math.sin(fall) * drop) / piece.size,
    shine: paint.shine ?? 1,
  };
}

/** Thick glass absorbs more of the light that it absorbs anyway. */
const deep = (color: Rgb): Rgb => [color[0] ** 1.22, color[1] ** 1.22, color[2] ** 1.22];

export interface Shade {
  /** Share of the streak's color. */
  streak: number;
  /** Light let through. */
  light: number;
}

const shade: Shade = { streak: 0, light: 1 };

/** How the sheet's texture passes light at x, y (in scene units), `edge` away from the lead. */
export function texture(sheet: Sheet, x: number, y: number, edge: number): Shade {
  const along = x * sheet.cos + y * sheet.sin + sheet.offset * 40;
  const across = y * sheet.cos - x * sheet.sin + sheet.offset * 17;
  shade.light = 1;
  shade.streak = 0;
  switch (sheet.texture) {
    case 'streaky': {
      const bend = (noise(along * 0.008, across * 0.008) - 0.5) * 40;
      const streak = clouds(along * 0.006, (across + bend) * 0.03);
      shade.streak = smooth((streak - 0.44) * 3.2);
      shade.light = 0.86 + streak * 0.28;
      break;
    }
    case 'opalescent': {
      const milk = clouds(along * 0.014, across * 0.022);
      shade.streak = smooth((milk - 0.34) * 2.6);
      shade.light = 0.8 + milk * 0.4;
      break;
    }
    case 'hammered': {
      const here = noise(along * 0.11, across * 0.11);
      shade.light = 1 + (noise((along - 3) * 0.11, (across - 3) * 0.11) - here) * 0.55;
      shade.streak = here * 0.25;
      break;
    }
    case 'seedy':
      shade.light = seeds(along, across) * (0.93 + clouds(along * 0.01, across * 0.02) * 0.14);
      break;
    case 'rippled': {
      const ripple = Math.sin((across + (noise(along * 0.012, across * 0.02) - 0.5) * 60) * 0.32);
      shade.light = 1 + ripple * 0.09;
      shade.streak = smooth((clouds(along * 0.008, across * 0.04) - 0.42) * 3);
      break;
    }
    case 'jewel': {
      const dome = Math.min(1, edge / 22);
      shade.light = 0.55 + dome * 0.75;
      shade.streak = dome * 0.5;
      break;
    }
    case 'clear':
      shade.light = 0.95 + clouds(along * 0.012, across * 0.02) * 0.1;
      break;
  }
  return shade;
}

/** Air bubbles: one in about every other square of 26 units. */
function seeds(x: number, y: number): number {
  const column = Math.floor(x / 26);
  const row = Math.floor(y / 26);
  const chance = noise(column * 7.31 + 0.5, row * 3.77 + 0.5);
  if (chance < 0.5) return 1;
  const dx = x - (column + 0.3 + noise(column * 3.1, row * 9.7) * 0.4) * 26;
  const dy = y - (row + 0.3 + noise(column * 5.9, row * 2.3) * 0.4) * 26;
  const radius = 1.4 + (chance - 0.5) * 6;
  const distance = Math.hypot(dx, dy * 0.8) / radius;
  if (distance > 1.4) return 1;
  return distance > 0.75 ? 0.86 : 1.16 + (dx + dy) / radius / 12;
}

const smooth = (t: number) => {
  const clamped = Math.min(Math.max(t, 0), 1);
  return clamped * clamped * (3 - 2 * clamped);
};
