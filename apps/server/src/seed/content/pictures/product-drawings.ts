import { at, box, disc, line, oval, shape } from './draw.ts';

/** Main color, a darker one for what lies in its shade, and an accent. */
export type Colors = readonly [main: string, shade: string, accent: string];

type Draw = (colors: Colors) => string;

const INK = '#2f3440';
const WOOD = '#c98f5a';
const WOOD_SHADE = '#a8713f';
const CREAM = '#fffaf0';

/** Things a shop sells, 480 by 480, standing on the line at 400; flat, so that drawing many of them takes no time. */
export const PRODUCT_DRAWINGS = {
  backpack: ([main, shade, accent]) =>
    line('M190 110q0-46 50-46t50 46', shade, 14) +
    shape('M140 190q0-90 100-90t100 90v180q0 30-30 30H170q-30 0-30-30Z', main) +
    box(164, 264, 152, 108, shade, 16) +
    box(164, 196, 152, 20, accent, 6) +
    box(226, 190, 28, 42, INK, 6) +
    box(184, 284, 112, 10, accent, 5),
  tent: ([main, shade, accent]) =>
    shape('M240 110 420 400H60Z', main) +
    shape('M240 110 300 400H180Z', shade) +
    shape('M240 190 262 400h-44Z', INK) +
    line('M240 110V84M60 400l-24 8M420 400l24 8', accent, 8) +
    shape('M240 84h44l-14 13 14 13h-44Z', accent),
  bottle: ([main, shade, accent]) =>
    box(206, 76, 68, 46, INK, 10) +
    shape('M210 122h60l20 44v206q0 28-28 28h-44q-28 0-28-28V166Z', main) +
    shape('M262 122h8l20 44v206q0 28-28 28h-10q18-8 18-34V166Z', shade) +
    box(190, 232, 100, 62, accent),
  blanket: ([main, shade, accent]) =>
    box(92, 300, 296, 96, main, 40) +
    box(92, 218, 296, 92, shade, 40) +
    box(92, 140, 296, 88, main, 40) +
    [156, 196, 284, 324].map((x) => box(x, 140, 10, 256, accent)).join(''),
  hat: ([main, shade, accent]) =>
    oval(240, 330, 178, 40, shade) +
    shape('M142 326q6-170 98-170t98 170q-98 34-196 0Z', main) +
    shape('M146 290q94 34 188 0l4 34q-98 36-196 0Z', accent),
  mug: ([main, shade, accent]) =>
    line('M322 222h24a50 50 0 0 1 0 100h-24', main, 24) +
    box(136, 180, 190, 220, main, 24) +
    shape('M286 180h16q24 0 24 24v172q0 24-24 24h-16Z', shade) +
    oval(231, 184, 95, 18, shade) +
    box(136, 262, 190, 34, accent),
  pan: ([main, shade, accent]) =>
    at(
      0,
      60,
      box(300, 250, 156, 26, WOOD, 13) +
        shape('M60 232h250q-4 108-60 108H120q-56 0-60-108Z', main) +
        shape('M60 232h250l-4 30H64Z', shade) +
        disc(432, 263, 6, accent) +
        line('M130 196q-16-24 0-48M186 196q-16-24 0-48M242 196q-16-24 0-48', accent, 8),
    ),
  pot: ([main, shade, accent]) =>
    oval(240, 190, 128, 30, shade) +
    box(226, 138, 28, 28, INK, 12) +
    box(70, 240, 340, 28, shade, 14) +
    shape('M112 200h256v160q0 40-40 40H152q-40 0-40-40Z', main) +
    box(112, 200, 256, 20, accent),
  board: ([main, shade, accent]) =>
    box(212, 72, 56, 110, main, 24) +
    disc(240, 100, 12, shade) +
    box(140, 150, 200, 250, main, 28) +
    line('M176 190v170M216 190v170M264 190v170M304 190v170', shade, 6) +
    oval(286, 330, 22, 14, accent),
  bowl: ([main, shade, accent]) =>
    oval(240, 236, 168, 40, shade) +
    shape('M72 236q0 164 168 164t168-164q-168 62-336 0Z', main) +
    line('M96 300q144 52 288 0', accent, 10),
  knife: ([main, shade, accent]) =>
    shape('M236 60q58 84 40 220h-40Z', '#d9dee6') +
    shape('M236 60q20 84 14 220h-14Z', '#eef1f5') +
    box(228, 280, 56, 22, accent, 6) +
    shape('M232 302h48l-6 98h-36Z', main) +
    disc(256, 330, 5, shade) +
    disc(256, 368, 5, shade),
  coffeeBag: ([main, shade, accent]) =>
    shape('M150 110h180l18 40-8 226q-1 24-24 24H164q-23 0-24-24l-8-226Z', main) +
    shape('M150 110h180l18 40H132Z', shade) +
    box(176, 210, 128, 120, CREAM, 10) +
    oval(240, 270, 26, 38, accent) +
    line('M240 234q-18 36 0 72', CREAM, 6),
  dripper: ([main, shade, accent]) =>
    shape('M132 120h216l-62 130h-92Z', main) +
    shape('M302 120h46l-62 130h-30Z', shade) +
    box(156, 250, 168, 22, shade, 10) +
    shape('M176 272h128v96q0 32-32 32h-64q-32 0-32-32Z', '#e4edf2') +
    shape('M176 326h128v42q0 32-32 32h-64q-32 0-32-32Z', accent),
  kettle: ([main, shade, accent]) =>
    line('M170 168q70-84 150 0', INK, 16) +
    line('M344 262q56-16 60-96', shade, 20) +
    shape('M150 180h190l26 190q2 30-28 30H152q-30 0-28-30Z', main) +
    shape('M150 180h60q-46 90-46 220h-12q-30 0-28-30Z', shade) +
    box(216, 148, 56, 32, accent, 12),
  grinder: ([main, shade, accent]) =>
    line('M240 120V88h96', INK, 14) +
    disc(340, 88, 18, accent) +
    shape('M170 190q0-70 70-70t70 70Z', shade) +
    box(148, 190, 184, 210, main, 14) +
    box(176, 286, 128, 84, shade, 8) +
    disc(240, 328, 12, accent),
  leafPlant: ([main, shade, accent]) =>
    line('M240 290V150M240 280q-60-40-92-110M240 280q60-40 92-110', shade, 8) +
    shape('M240 190q-60-70 0-136 60 66 0 136Z', main) +
    shape('M160 214q-92-14-92-104 92 8 92 104ZM320 214q92-14 92-104-92 8-92 104Z', shade) +
    shape('M190 268q-80 10-112-58 80-22 112 58ZM290 268q80 10 112-58-80-22-112 58Z', main) +
    shape('M160 290h160l-18 110H178Z', accent),
  cactus: ([main, shade, accent]) =>
    line('M170 236v-20q0-24 26-24M310 210v-24q0-24-26-24', shade, 30) +
    box(196, 96, 88, 210, main, 44) +
    line('M222 126v150M240 116v160M258 126v150', shade, 5) +
    disc(240, 92, 16, '#f2879b') +
    shape('M162 296h156l-16 104H178Z', accent),
  hangingPlant: ([main, shade, accent]) =>
    line('M240 40 150 200M240 40l90 160', INK, 5) +
    shape('M140 196h200q0 96-100 96t-100-96Z', accent) +
    line('M176 210q-60 70-34 170M220 230q-30 70-4 160M268 230q30 60 8 140M308 210q60 60 30 160', shade, 8) +
    [
      [140, 300],
      [142, 372],
      [206, 320],
      [214, 390],
      [284, 310],
      [276, 370],
      [348, 300],
      [338, 368],
    ]
      .map(([x = 0, y = 0]) => oval(x, y, 22, 14, main))
      .join(''),
  wateringCan: ([main, shade, accent]) =>
    line('M150 200q-90 60 0 150', shade, 18) +
    line('M318 330 420 180', shade, 22) +
    shape('M396 160l52 34-16 22-50-34Z', accent) +
    shape('M146 190h176l16 186q0 24-24 24H154q-24 0-24-24Z', main) +
    oval(234, 192, 88, 20, shade),
  notebook: ([main, shade, accent]) =>
    box(126, 92, 228, 308, main, 14) +
    box(126, 92, 44, 308, shade, 14) +
    box(206, 146, 112, 62, CREAM, 6) +
    line('M224 168h76M224 186h52', INK, 5) +
    box(322, 92, 12, 308, accent),
  pen: ([main, shade, accent]) =>
    at(
      240,
      240,
      `<g transform="rotate(38)">${
        box(-22, -170, 44, 210, main, 18) +
        box(-22, -20, 44, 20, accent) +
        box(12, -150, 8, 110, accent, 4) +
        shape('M-22 40h44l-8 70h-28Z', shade) +
        shape('M-12 110h24L2 168h-4Z', '#c9ced8')
      }</g>`,
    ),
  pencils: ([main, shade, accent]) =>
    [
      [150, main],
      [210, shade],
      [270, accent],
    ]
      .map(
        ([x, color]) =>
          box(Number(x), 150, 52, 250, String(color)) +
          shape(`M${x} 150h52l-26-76Z`, '#f3d9b1') +
          shape(`M${Number(x) + 17} 101h18l-9-27Z`, INK),
      )
      .join(''),
  envelope: ([main, shade, accent]) =>
    box(84, 150, 312, 230, main, 12) +
    shape('M84 162q0-12 12-12h288q12 0 12 12L240 284Z', shade) +
    disc(240, 276, 30, accent) +
    line('M228 276l10 10 16-20', CREAM, 6),
  tape: ([main, shade, accent]) =>
    disc(196, 270, 112, main) +
    disc(196, 270, 58, shade) +
    disc(196, 270, 44, CREAM) +
    shape('M196 382h196v-50H274Z', main) +
    [300, 330, 360].map((x) => disc(x, 357, 8, accent)).join(''),
  tableLamp: ([main, shade, accent]) =>
    box(232, 230, 16, 150, INK) +
    box(170, 380, 140, 20, INK, 10) +
    shape('M176 90h128l54 150H122Z', main) +
    shape('M270 90h34l54 150h-60Z', shade) +
    oval(240, 240, 118, 16, accent),
  pendant: ([main, shade, accent]) =>
    line('M240 20v130', INK, 6) +
    box(220, 140, 40, 36, INK, 8) +
    shape('M88 320q10-150 152-150t152 150Z', main) +
    shape('M240 170q142 0 152 150h-80q-6-120-72-150Z', shade) +
    shape('M196 320h88q-8 48-44 48t-44-48Z', accent),
  floorLamp: ([main, shade, accent]) =>
    line('M240 190v200M240 390l-70 12M240 390l70 12', WOOD_SHADE, 12) +
    box(140, 70, 200, 130, main, 20) +
    box(286, 70, 54, 130, shade, 20) +
    box(140, 178, 200, 22, accent, 10),
  candle: ([main, shade, accent]) =>
    shape('M240 70q42 58 0 92-42-34 0-92Z', '#ffb648') +
    shape('M240 110q18 28 0 46-18-18 0-46Z', '#fff1c9') +
    line('M240 160v32', INK, 6) +
    box(156, 190, 168, 210, main, 20) +
    shape('M276 190h28q20 0 20 20v170q0 20-20 20h-28Z', shade) +
    box(178, 262, 124, 76, accent, 8),
  bulb: ([main, shade, accent]) =>
    disc(240, 190, 108, main) +
    shape('M176 268h128l-24 54h-80Z', main) +
    line('M206 190l20 34 14-34 14 34 20-34M226 224v90M254 224v90', accent, 6) +
    box(196, 320, 88, 56, shade, 8) +
    line('M196 338h88M196 356h88', INK, 5) +
    box(220, 376, 40, 18, INK, 8),
} satisfies Readonly<Record<string, Draw>>;

export type ProductDrawing = keyof typeof PRODUCT_DRAWINGS;

/** A drawing as a picture of a shop: on a plain ground with a shadow. */
export function productPicture(drawing: ProductDrawing, colors: Colors, ground: string): string {
  const content = PRODUCT_DRAWINGS[drawing](colors);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="480" viewBox="0 0 480 480">${
    box(0, 0, 480, 480, ground) + oval(240, 404, 150, 14, '#00000022') + content
  }</svg>`;
}
