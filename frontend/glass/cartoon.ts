import type { Point } from './geometry.ts';
import type { Oklch } from './palette.ts';

export type Texture = 'streaky' | 'opalescent' | 'hammered' | 'seedy' | 'rippled' | 'clear' | 'jewel';

/** The glass a shape is cut from. Its color may depend on the piece and its position. */
export interface Paint {
  color: Oklch | ((x: number, y: number) => Oklch);
  texture?: Texture;
  /** How much the pieces differ from each other; 1 is usual. */
  vary?: number;
  /** Direction of the streaks in radians; each piece its own when absent. */
  flow?: number;
  /** Light of its own, for suns and flames. */
  shine?: number;
}

export interface Cutting {
  cuts?: readonly string[];
  lead?: number;
  cutLead?: number;
  /** Thin painted lines, fired onto the glass: feathers, eyes, lettering. */
  traces?: readonly string[];
  traceWidth?: number;
}

export interface Light {
  at: Point;
  radius: number;
  strength: number;
  tint?: readonly [number, number, number];
}

type Layer =
  | { kind: 'glass'; shape: string; paint: Paint; cutting: Cutting }
  | { kind: 'came'; path: string; width: number };

/**
 * A glazier's full-size drawing: panes of glass, later ones in front of earlier ones, and lead. It is drawn as two maps: which glass is
 * where, and where the lead runs.
 */
export class Cartoon {
  readonly width: number;
  readonly height: number;
  readonly lights: Light[] = [];
  /** Daylight behind the window, before the lights. */
  daylight = 0.75;
  /** The wall where there is no glass: glass casts its colors on it. */
  wall: Oklch | undefined;
  private readonly layers: Layer[] = [];

  constructor(width: number, height: number) {
    this.width = width;
    this.height = height;
  }

  glass(shape: string, paint: Paint, cutting: Cutting = {}): this {
    this.layers.push({ kind: 'glass', shape, paint, cutting });
    return this;
  }

  /** Bare lead or iron. */
  came(path: string, width: number): this {
    this.layers.push({ kind: 'came', path, width });
    return this;
  }

  light(light: Light): this {
    this.lights.push(light);
    return this;
  }

  get paints(): Paint[] {
    return this.layers.flatMap((layer) => (layer.kind === 'glass' ? [layer.paint] : []));
  }

  /** Every pane in a flat color that encodes its number, without antialiasing. */
  paintMap(scale: number): string {
    let number = 0;
    const shapes = this.layers.map((layer) => {
      if (layer.kind === 'came') return '';
      const color = `#${(++number).toString(16).padStart(6, '0')}`;
      return `<path d="${layer.shape}" fill="${color}" fill-rule="evenodd"/>`;
    });
    return this.svg(scale, `<g shape-rendering="crispEdges">${shapes.join('')}</g>`);
  }

  /** Lead in red, painted lines in green, glass black. */
  leadMap(scale: number): string {
    const body = this.layers.map((layer, index) => {
      if (layer.kind === 'came') return stroke(layer.path, '#f00', layer.width);
      const { cuts = [], traces = [], lead = 6, cutLead = lead * 0.72, traceWidth = 2 } = layer.cutting;
      const inside = cuts.length + traces.length;
      const clip = `<clipPath id="c${index}"><path d="${layer.shape}" clip-rule="evenodd"/></clipPath>`;
      const lines = stroke(traces.join(''), '#0f0', traceWidth) + stroke(cuts.join(''), '#f00', cutLead);
      return (
        `<path d="${layer.shape}" fill="#000" fill-rule="evenodd"/>` +
        (inside > 0 ? `${clip}<g clip-path="url(#c${index})">${lines}</g>` : '') +
        (lead > 0 ? stroke(layer.shape, '#f00', lead) : '')
      );
    });
    return this.svg(scale, `<rect width="100%" height="100%"/>${body.join('')}`);
  }

  private svg(scale: number, body: string): string {
    const size = `width="${Math.round(this.width * scale)}" height="${Math.round(this.height * scale)}"`;
    return `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="0 0 ${this.width} ${this.height}">${body}</svg>`;
  }
}

function stroke(path: string, color: string, width: number): string {
  if (path === '') return '';
  return `<path d="${path}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}
