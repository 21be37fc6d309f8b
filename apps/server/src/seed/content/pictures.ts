/** A picture of the seed, drawn for it. SVG without text, rasterised once when it is stored. */
export interface Picture {
  readonly name: string;
  readonly title: string;
  readonly width: number;
  readonly height: number;
  readonly svg: string;
}

function picture(name: string, title: string, width: number, height: number, content: string): Picture {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
  return { name, title, width, height, svg };
}

function gradient(id: string, from: string, to: string, steep = false): string {
  const end = steep ? 'x2="0" y2="1"' : 'x2="1" y2="1"';
  return `<linearGradient id="${id}" x1="0" y1="0" ${end}><stop offset="0" stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient>`;
}

function ground(width: number, height: number, from: string, to: string): string {
  return `<defs>${gradient('g', from, to)}</defs><rect width="${width}" height="${height}" fill="url(#g)"/>`;
}

function dots(positions: readonly (readonly [number, number, number])[], fill: string): string {
  return positions.map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`).join('');
}

const ENVELOPE =
  '<rect x="40" y="56" width="112" height="80" rx="10" fill="#fff"/><path d="M44 64l52 40 52-40" fill="none" stroke="#2f5bd7" stroke-width="10" stroke-linejoin="round"/>';

const HILLS =
  '<circle cx="890" cy="210" r="96" fill="#ffd9a0"/><path d="M0 430Q220 260 470 400T920 360T1200 300V600H0Z" fill="#f0876a"/><path d="M0 500Q260 370 560 470T1200 410V600H0Z" fill="#c9576a"/><path d="M0 560Q340 460 700 540T1200 500V600H0Z" fill="#7c3f6b"/>';

const LAMP =
  '<ellipse cx="300" cy="520" rx="120" ry="18" fill="#c8b79c"/><rect x="290" y="250" width="20" height="262" fill="#3d4350"/><rect x="220" y="500" width="160" height="20" rx="10" fill="#3d4350"/><path d="M220 110h160l60 160H160Z" fill="#e8a33d"/><path d="M160 270h280l-30 60H190Z" fill="#fff3cf" opacity=".8"/>';

const CUP =
  '<ellipse cx="290" cy="486" rx="190" ry="22" fill="#b9cfc9"/><path d="M150 240h270v130a110 110 0 0 1-110 110h-50a110 110 0 0 1-110-110Z" fill="#fff"/><path d="M420 270h34a62 62 0 0 1 0 124h-44" fill="none" stroke="#fff" stroke-width="28"/><ellipse cx="285" cy="240" rx="135" ry="26" fill="#8a5a44"/><path d="M230 190q-24-34 0-66t0-62M300 190q-24-34 0-66t0-62" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".7"/>';

const PLANT =
  '<path d="M300 400C180 380 120 270 130 170c110 10 180 100 170 230Z" fill="#3f8f6b"/><path d="M300 400c120-20 180-130 170-230-110 10-180 100-170 230Z" fill="#56ab84"/><path d="M300 400C250 300 260 160 300 90c40 70 50 210 0 310Z" fill="#2f7a59"/><path d="M200 390h200l-26 140H226Z" fill="#d9744f"/><rect x="188" y="372" width="224" height="36" rx="8" fill="#c2603d"/>';

const CHAIR =
  '<path d="M190 150h220a26 26 0 0 1 26 26v150H164V176a26 26 0 0 1 26-26Z" fill="#4f74d9"/><rect x="140" y="320" width="320" height="70" rx="26" fill="#3b5fc4"/><path d="M180 390l-30 130M420 390l30 130M230 390l-10 110M370 390l10 110" stroke="#6b4f3a" stroke-width="18" stroke-linecap="round"/>';

const GIFT =
  '<rect x="420" y="250" width="360" height="260" rx="12" fill="#c43d4b"/><rect x="396" y="190" width="408" height="84" rx="12" fill="#dc5261"/><rect x="570" y="190" width="60" height="320" fill="#ffe3b0"/><path d="M600 190c-60-120-190-90-150-20 20 34 100 26 150 20Zm0 0c60-120 190-90 150-20-20 34-100 26-150 20Z" fill="#ffe3b0"/>';

const TRUCK =
  '<rect x="210" y="200" width="480" height="230" rx="16" fill="#fff"/><path d="M690 270h140l110 100v60H690Z" fill="#ffd166"/><path d="M740 300h80l66 66H740Z" fill="#2b3a55"/><circle cx="350" cy="440" r="56" fill="#2b3a55"/><circle cx="350" cy="440" r="24" fill="#fff"/><circle cx="800" cy="440" r="56" fill="#2b3a55"/><circle cx="800" cy="440" r="24" fill="#fff"/><path d="M60 260h110M30 320h140M80 380h90" stroke="#fff" stroke-width="14" stroke-linecap="round" opacity=".7"/>';

const STAGE =
  '<path d="M300 0l-190 600h380ZM600 0L410 600h380ZM900 0L710 600h380Z" fill="#fff" opacity=".13"/><ellipse cx="600" cy="520" rx="430" ry="46" fill="#fff" opacity=".2"/><rect x="588" y="300" width="24" height="220" rx="8" fill="#171a2b"/><rect x="560" y="180" width="80" height="140" rx="40" fill="#f4b942"/><path d="M560 260h80" stroke="#171a2b" stroke-width="8"/>';

const KEY =
  '<circle cx="430" cy="300" r="120" fill="none" stroke="#fff" stroke-width="46"/><path d="M550 300h300v90M760 300v66" fill="none" stroke="#fff" stroke-width="46" stroke-linecap="round" stroke-linejoin="round"/>';

const SMILE =
  '<circle cx="380" cy="300" r="110" fill="#fff" opacity=".55"/><circle cx="600" cy="300" r="130" fill="#fff"/><circle cx="820" cy="300" r="110" fill="#fff" opacity=".55"/><circle cx="558" cy="270" r="14" fill="#3a3f8f"/><circle cx="642" cy="270" r="14" fill="#3a3f8f"/><path d="M545 325q55 62 110 0" fill="none" stroke="#3a3f8f" stroke-width="14" stroke-linecap="round"/>';

const FRAME = (width: number, height: number) =>
  `<rect width="${width}" height="${height}" fill="#e6e9ee"/><circle cx="${width * 0.7}" cy="${height * 0.32}" r="${height * 0.1}" fill="#cbd1da"/><path d="M0 ${height * 0.85}L${width * 0.34} ${height * 0.42}L${width * 0.58} ${height * 0.72}L${width * 0.72} ${height * 0.58}L${width} ${height * 0.88}V${height}H0Z" fill="#cbd1da"/>`;

const SNOW = dots(
  [
    [120, 90, 9],
    [260, 200, 6],
    [330, 70, 8],
    [880, 110, 7],
    [980, 230, 10],
    [1080, 80, 6],
    [180, 360, 7],
    [1040, 400, 8],
    [700, 90, 6],
    [90, 480, 9],
  ],
  '#ffffff',
);

/** Every picture of the seeded mails and of the global image library. */
export const PICTURES: readonly Picture[] = [
  picture('logo', 'Envelope on blue', 192, 192, `<rect width="192" height="192" rx="44" fill="#2f5bd7"/>${ENVELOPE}`),
  picture('placeholder-wide', 'Placeholder', 1200, 675, FRAME(1200, 675)),
  picture('hills', 'Hills at sunset', 1200, 600, ground(1200, 600, '#ffe9d6', '#f7b392') + HILLS),
  picture('lamp', 'Yellow lamp', 600, 600, ground(600, 600, '#f6ecdd', '#e9d8bd') + LAMP),
  picture('cup', 'White cup', 600, 600, ground(600, 600, '#d5e7e2', '#9fc4ba') + CUP),
  picture('plant', 'Plant in a pot', 600, 600, ground(600, 600, '#eef5e9', '#d3e6cb') + PLANT),
  picture('chair', 'Blue chair', 600, 600, ground(600, 600, '#e7ecfa', '#c9d5f4') + CHAIR),
  picture('gift', 'Red gift box', 1200, 600, ground(1200, 600, '#1f4d44', '#123029') + SNOW + GIFT),
  picture('truck', 'Delivery van', 1200, 600, ground(1200, 600, '#4f8fd9', '#2f63b8') + TRUCK),
  picture('stage', 'Microphone on a stage', 1200, 600, ground(1200, 600, '#4b3aa8', '#25195c') + STAGE),
  picture('key', 'Key', 1200, 600, ground(1200, 600, '#2f7a8f', '#1d4d66') + KEY),
  picture('smile', 'Three faces', 1200, 600, ground(1200, 600, '#8d92ea', '#5a5fc7') + SMILE),
];
