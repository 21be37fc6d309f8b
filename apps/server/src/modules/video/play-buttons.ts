import { readFile } from 'node:fs/promises';
import { PLAY_BUTTONS, type PlayButton } from '@mailwright/contract';
import { pngOf } from '../../pictures/draw-svg.ts';

const drawn = new Map<PlayButton, Promise<Buffer>>();

/** Returns a play button as PNG with a transparent background, 16:9 like the videos it is laid over. Each is drawn once. */
export function playButtonPng(name: PlayButton): Promise<Buffer> {
  const known = drawn.get(name);
  if (known) return known;
  const drawing = readFile(new URL(`./overlays/${name}.svg`, import.meta.url)).then((svg) => pngOf(svg));
  drawn.set(name, drawing);
  return drawing;
}

/** Returns the play button that a path names; null for other paths. */
export function playButtonOf(path: string): PlayButton | null {
  const [, name] = /^\/api\/v2\/video\/playbutton\/([\w-]+)\.png$/.exec(path) ?? [];
  return PLAY_BUTTONS.find((known) => known === name) ?? null;
}
