// Seven hours of a day, as colors: every store front is painted in one of them.
export interface Light {
  sky: [top: string, middle: string, horizon: string];
  /** Brightest position of the sky, as fractions of the frame. */
  sun: { x: number; y: number; color: string; strength: number };
  clouds: { tones: [lit: string, shaded: string]; light: string; count: number };
  /** The color that distant land fades to. */
  haze: string;
  /** Color and opacity of the shade over walls and ground. */
  shade: [color: string, opacity: number];
  /** Brightness of lamps and shop windows, from 0 to 1. */
  lamps: number;
  /** Multiplies the colors of the things in the scene. */
  tint: [red: number, green: number, blue: number];
}

export const lights = {
  sunrise: {
    sky: ['#6f86a3', '#c9b2ae', '#f6d3a0'],
    sun: { x: 0.2, y: 0.62, color: '#ffe3ac', strength: 0.85 },
    clouds: { tones: ['#f0c9a6', '#9f8f9c'], light: '#ffe6bd', count: 26 },
    haze: '#eac39c',
    shade: ['#3a2a34', 0.26],
    lamps: 0.65,
    tint: [0.98, 0.9, 0.84],
  },
  morning: {
    sky: ['#7fa0b4', '#b4c8c8', '#ebe4c9'],
    sun: { x: 0.1, y: 0.3, color: '#fff1cd', strength: 0.7 },
    clouds: { tones: ['#eee9d8', '#a3b4b8'], light: '#fbf2d9', count: 24 },
    haze: '#cfd6c8',
    shade: ['#25323c', 0.14],
    lamps: 0.35,
    tint: [1, 0.97, 0.92],
  },
  noon: {
    sky: ['#5f93b4', '#95b8c6', '#d9dfcf'],
    sun: { x: 0.3, y: 0.05, color: '#fff6dc', strength: 0.55 },
    clouds: { tones: ['#f4efe0', '#b3c1c4'], light: '#fbf6e6', count: 20 },
    haze: '#bccdcb',
    shade: ['#2a2c2a', 0.08],
    lamps: 0.2,
    tint: [1.02, 0.99, 0.93],
  },
  overcast: {
    sky: ['#6d7c82', '#939f9d', '#c2c5b6'],
    sun: { x: 0.26, y: 0.5, color: '#f1ead0', strength: 0.5 },
    clouds: { tones: ['#a9b1ac', '#66757b'], light: '#d6d6c6', count: 44 },
    haze: '#aeb7b0',
    shade: ['#26323a', 0.24],
    lamps: 0.55,
    tint: [0.92, 0.94, 0.93],
  },
  evening: {
    sky: ['#5c7d9c', '#d0b48f', '#f5c477'],
    sun: { x: 0.14, y: 0.56, color: '#ffd98c', strength: 0.95 },
    clouds: { tones: ['#f2bf86', '#96808a'], light: '#ffdc9c', count: 28 },
    haze: '#e2b683',
    shade: ['#402416', 0.2],
    lamps: 0.6,
    tint: [1.02, 0.9, 0.76],
  },
  dusk: {
    sky: ['#2b4468', '#6c7f9c', '#d8b3a0'],
    sun: { x: 0.16, y: 0.66, color: '#f6c9a4', strength: 0.65 },
    clouds: { tones: ['#b9a3b0', '#52688c'], light: '#efc0a8', count: 22 },
    haze: '#93a0b4',
    shade: ['#131f3a', 0.4],
    lamps: 0.9,
    tint: [0.86, 0.84, 0.9],
  },
  night: {
    sky: ['#0f1d38', '#233f5f', '#5b7f92'],
    sun: { x: 0.2, y: 0.7, color: '#a9c6c4', strength: 0.3 },
    clouds: { tones: ['#38557a', '#223a5a'], light: '#6d8fa4', count: 10 },
    haze: '#4f6f8a',
    shade: ['#0c1730', 0.52],
    lamps: 1,
    tint: [0.78, 0.8, 0.92],
  },
} satisfies Record<string, Light>;
