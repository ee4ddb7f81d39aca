/** Lightness 0…1, chroma 0…0.37, hue in degrees. */
export type Oklch = readonly [lightness: number, chroma: number, hue: number];

export function linearRgb([lightness, chroma, hue]: Oklch): [number, number, number] {
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    Math.max(0, 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    Math.max(0, -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    Math.max(0, -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The color at t on a ramp of evenly spaced stops. */
export function ramp(stops: readonly Oklch[], t: number): Oklch {
  const position = Math.min(Math.max(t, 0), 1) * (stops.length - 1);
  const from = stops[Math.floor(position)] ?? [0.5, 0, 0];
  const to = stops[Math.ceil(position)] ?? from;
  const f = position - Math.floor(position);
  const turn = ((to[2] - from[2] + 540) % 360) - 180;
  return [from[0] + (to[0] - from[0]) * f, from[1] + (to[1] - from[1]) * f, from[2] + turn * f];
}

export interface Palette {
  /** From the light outwards. */
  sky: readonly Oklch[];
  sun: Oklch;
  /** From the horizon to the near edge. */
  water: readonly Oklch[];
  glint: Oklch;
  far: Oklch;
  leaf: readonly Oklch[];
  grass: readonly Oklch[];
  brick: readonly Oklch[];
  stone: readonly Oklch[];
  marble: readonly Oklch[];
  floor: readonly [Oklch, Oklch];
  wood: Oklch;
  flower: readonly Oklch[];
  accent: Oklch;
  jewel: readonly [Oklch, ...Oklch[]];
  /** Daylight behind the glass. */
  daylight: number;
  glow: readonly [number, number, number];
}

const dusk: Palette = {
  sky: [
    [0.9, 0.13, 92],
    [0.82, 0.155, 76],
    [0.74, 0.17, 58],
    [0.65, 0.185, 38],
    [0.54, 0.17, 10],
    [0.44, 0.14, 340],
    [0.36, 0.12, 305],
    [0.3, 0.1, 285],
  ],
  sun: [0.95, 0.11, 97],
  water: [
    [0.62, 0.1, 215],
    [0.5, 0.1, 225],
    [0.4, 0.1, 240],
    [0.33, 0.1, 262],
  ],
  glint: [0.84, 0.15, 78],
  far: [0.4, 0.1, 300],
  leaf: [
    [0.42, 0.1, 160],
    [0.52, 0.12, 150],
    [0.64, 0.13, 130],
  ],
  grass: [
    [0.66, 0.13, 105],
    [0.5, 0.12, 135],
    [0.38, 0.09, 160],
  ],
  brick: [
    [0.42, 0.11, 32],
    [0.5, 0.13, 38],
    [0.58, 0.13, 48],
  ],
  stone: [
    [0.5, 0.06, 60],
    [0.43, 0.06, 35],
    [0.36, 0.065, 345],
  ],
  marble: [
    [0.86, 0.04, 75],
    [0.74, 0.045, 40],
    [0.62, 0.06, 330],
  ],
  floor: [
    [0.58, 0.11, 48],
    [0.4, 0.09, 350],
  ],
  wood: [0.42, 0.08, 52],
  flower: [
    [0.56, 0.21, 0],
    [0.48, 0.19, 350],
    [0.66, 0.18, 10],
  ],
  accent: [0.46, 0.18, 20],
  jewel: [
    [0.48, 0.19, 22],
    [0.5, 0.11, 200],
    [0.78, 0.16, 78],
  ],
  daylight: 0.5,
  glow: [1, 0.78, 0.42],
};

const noon: Palette = {
  sky: [
    [0.97, 0.03, 100],
    [0.92, 0.05, 210],
    [0.84, 0.08, 220],
    [0.75, 0.11, 228],
    [0.66, 0.13, 236],
    [0.57, 0.14, 246],
    [0.5, 0.14, 254],
  ],
  sun: [0.97, 0.09, 100],
  water: [
    [0.78, 0.1, 195],
    [0.66, 0.11, 200],
    [0.54, 0.11, 215],
    [0.44, 0.12, 240],
  ],
  glint: [0.94, 0.05, 170],
  far: [0.56, 0.09, 190],
  leaf: [
    [0.46, 0.12, 150],
    [0.58, 0.15, 140],
    [0.72, 0.17, 125],
  ],
  grass: [
    [0.8, 0.15, 112],
    [0.66, 0.15, 125],
    [0.5, 0.12, 145],
  ],
  brick: [
    [0.52, 0.13, 34],
    [0.6, 0.14, 42],
    [0.68, 0.13, 55],
  ],
  stone: [
    [0.8, 0.075, 80],
    [0.72, 0.08, 68],
    [0.64, 0.075, 55],
  ],
  marble: [
    [0.9, 0.045, 85],
    [0.82, 0.05, 60],
    [0.7, 0.05, 20],
  ],
  floor: [
    [0.78, 0.09, 75],
    [0.56, 0.12, 40],
  ],
  wood: [0.52, 0.09, 60],
  flower: [
    [0.64, 0.22, 5],
    [0.56, 0.21, 355],
    [0.74, 0.16, 15],
  ],
  accent: [0.55, 0.2, 25],
  jewel: [
    [0.54, 0.2, 24],
    [0.56, 0.13, 240],
    [0.8, 0.16, 82],
  ],
  daylight: 0.6,
  glow: [1, 0.97, 0.86],
};

const night: Palette = {
  sky: [
    [0.52, 0.13, 255],
    [0.43, 0.14, 262],
    [0.35, 0.13, 270],
    [0.29, 0.12, 278],
    [0.24, 0.1, 286],
  ],
  sun: [0.95, 0.06, 105],
  water: [
    [0.5, 0.1, 235],
    [0.4, 0.11, 250],
    [0.32, 0.11, 264],
    [0.26, 0.1, 275],
  ],
  glint: [0.86, 0.12, 88],
  far: [0.3, 0.09, 265],
  leaf: [
    [0.34, 0.08, 175],
    [0.42, 0.1, 165],
    [0.54, 0.12, 150],
  ],
  grass: [
    [0.46, 0.1, 150],
    [0.38, 0.09, 170],
    [0.3, 0.08, 190],
  ],
  brick: [
    [0.36, 0.09, 20],
    [0.44, 0.11, 32],
    [0.52, 0.12, 44],
  ],
  stone: [
    [0.56, 0.07, 70],
    [0.46, 0.07, 40],
    [0.36, 0.08, 320],
  ],
  marble: [
    [0.68, 0.05, 250],
    [0.56, 0.06, 262],
    [0.44, 0.07, 275],
  ],
  floor: [
    [0.5, 0.09, 60],
    [0.28, 0.09, 290],
  ],
  wood: [0.34, 0.07, 40],
  flower: [
    [0.52, 0.2, 355],
    [0.44, 0.18, 340],
    [0.62, 0.17, 5],
  ],
  accent: [0.44, 0.17, 18],
  jewel: [
    [0.46, 0.18, 15],
    [0.46, 0.13, 250],
    [0.8, 0.16, 80],
  ],
  daylight: 0.42,
  glow: [1, 0.74, 0.34],
};

export const palettes = { dusk, noon, night };
export type PaletteName = keyof typeof palettes;
