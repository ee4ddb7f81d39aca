import type { Cartoon, Paint } from './cartoon.ts';
import { courses, type Box } from './cuts.ts';
import { arch, circle, line, mix, polar, rect, type Point } from './geometry.ts';
import { ramp, type Oklch, type Palette } from './palette.ts';
import type { Random } from './random.ts';

/** A masonry wall with a round-headed opening, ringed by voussoirs. Answers the path of the opening. */
export interface Opening {
  left: number;
  right: number;
  top: number;
  springing: number;
  bottom: number;
}

export const openingPath = (o: Opening) => arch(o.left, o.right, o.top, o.springing, o.bottom);

export const stonework = (stops: readonly Oklch[], random: Random): Paint => ({
  color: () => ramp(stops, random()),
  texture: 'opalescent',
  flow: 0.1,
});

export function archedWall(cartoon: Cartoon, opening: Opening, palette: Palette, random: Random, band = 64) {
  const { width, height } = cartoon;
  const { left, right, top, springing, bottom } = opening;
  const outer = { left: left - band, right: right + band, top: top - band, springing, bottom };
  const wall = `${rect(0, 0, width, height)}${arch(outer.left, outer.right, outer.top, springing, bottom)}`;
  cartoon.glass(wall, stonework(palette.stone, random), {
    cuts: courses([-40, 0, width + 40, height], height / Math.round(height / 74), 168, random),
    lead: 8,
  });
  const ring = `${arch(outer.left, outer.right, outer.top, springing, bottom)}${openingPath(opening)}`;
  const center: Point = [(left + right) / 2, springing];
  const rx = (right - left) / 2;
  const ry = springing - top;
  const count = Math.round((Math.PI * (rx + ry)) / 2 / 62) | 1;
  const voussoirs = Array.from({ length: count + 1 }, (_, i) => {
    const angle = Math.PI + (i / count) * Math.PI;
    const at = (grow: number): Point => [
      center[0] + Math.cos(angle) * (rx + grow),
      center[1] + Math.sin(angle) * (ry + grow),
    ];
    return line(at(-6), at(band + 6));
  });
  const jambs = Array.from({ length: Math.ceil((bottom - springing) / 66) }, (_, i) => {
    const y = springing + (i + 1) * 66;
    return line([outer.left - 4, y], [left + 4, y]) + line([right - 4, y], [outer.right + 4, y]);
  });
  cartoon.glass(ring, stonework(palette.brick, random), { cuts: [...voussoirs, ...jambs], lead: 9, cutLead: 6 });
  keystone(cartoon, [center[0], top - band / 2], band, palette);
}

function keystone(cartoon: Cartoon, [x, y]: Point, band: number, palette: Palette) {
  const tall = band * 0.72;
  const shape = `M${x - band * 0.46},${y - tall}L${x + band * 0.46},${y - tall}L${x + band * 0.3},${y + tall}L${x - band * 0.3},${y + tall}Z`;
  cartoon.glass(shape, { color: palette.stone[0] ?? palette.wood, texture: 'opalescent' }, { lead: 8 });
  cartoon.glass(circle(x, y, band * 0.24), { color: palette.jewel[0], texture: 'jewel' }, { lead: 6 });
}

/** A border of long strips between jewels, as round the edge of a panel. Answers the box inside. */
export function jewelledBorder(cartoon: Cartoon, palette: Palette, random: Random, width = 46): Box {
  const { width: w, height: h } = cartoon;
  const inner: Box = [width, width, w - width, h - width];
  const across = Math.max(2, Math.round(w / 210));
  const down = Math.max(2, Math.round(h / 210));
  const cuts: string[] = [];
  for (let i = 1; i < across; i++) {
    const x = mix(width, w - width, i / across);
    cuts.push(line([x, 0], [x, width]), line([x, h - width], [x, h]));
  }
  for (let i = 1; i < down; i++) {
    const y = mix(width, h - width, i / down);
    cuts.push(line([0, y], [width, y]), line([w - width, y], [w, y]));
  }
  const half = width * 0.5;
  const frame = `${rect(0, 0, w, h)}${rect(width, width, w - width * 2, h - width * 2)}`;
  cartoon.glass(
    frame,
    { color: () => ramp([palette.far, palette.accent], random() * 0.35), texture: 'streaky' },
    { cuts, lead: 9, cutLead: 6 },
  );
  const corner = (x: number, y: number) =>
    cartoon
      .glass(rect(x, y, width, width), { color: palette.accent, texture: 'hammered' }, { lead: 8 })
      .glass(
        circle(x + half, y + half, half * 0.62),
        { color: palette.jewel[2] ?? palette.sun, texture: 'jewel' },
        { lead: 5 },
      );
  for (const x of [0, w - width]) for (const y of [0, h - width]) corner(x, y);
  const stud = (x: number, y: number, i: number) => {
    const diamond = [0, 1, 2, 3].map((k) => polar([x, y], half * 0.78, (k * Math.PI) / 2));
    const color = palette.jewel[i % 2] ?? palette.jewel[0];
    cartoon.glass(`${line(...diamond)}Z`, { color, texture: 'jewel' }, { lead: 5 });
  };
  for (let i = 1; i < across; i++) {
    const x = mix(width, w - width, i / across);
    stud(x, half, i);
    stud(x, h - half, i);
  }
  for (let i = 1; i < down; i++) {
    const y = mix(width, h - width, i / down);
    stud(half, y, i);
    stud(w - half, y, i);
  }
  return inner;
}

/** The border most panels have: a twentieth of their shorter side. */
export const panelBorder = (cartoon: Cartoon, palette: Palette, random: Random) =>
  jewelledBorder(cartoon, palette, random, Math.min(cartoon.width, cartoon.height) * 0.05);
