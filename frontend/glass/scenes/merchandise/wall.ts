import { Cartoon } from '../../cartoon.ts';
import { circle, type Point } from '../../geometry.ts';
import type { Palette } from '../../palette.ts';

export const SIZE = 1000;

export function onWall(palette: Palette): Cartoon {
  const cartoon = new Cartoon(SIZE, SIZE);
  cartoon.daylight = palette.daylight + 0.3;
  cartoon.wall = [0.87, 0.042, 82];
  return cartoon;
}

export const ring = (cartoon: Cartoon, at: Point, radius: number) => cartoon.came(circle(at[0], at[1], radius), 7);
