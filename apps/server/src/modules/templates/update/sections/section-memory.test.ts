import fc from 'fast-check';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../../app-error.ts';
import { skipKnownSections } from '../../../../http/unread/skip-known-sections.ts';
import { createSeenJson } from '../../../../http/unread/unread-objects.ts';
import { WatchedCache } from '../../../../metrics/watched-cache.ts';
import { LIBRARY } from '../../../../seed/content/library.ts';
import { composeMail } from '../../../../seed/stored-mail.ts';
import { type ComposeBody, createBodyComposer, mailOf } from '../compose-body.ts';
import { makeBody } from '../make-body.ts';
import { createSectionMemory, type SectionMemory } from './section-memory.ts';
import { asText, sectionsOf, writeComponents } from './written-document.ts';

const OPTIONS = { assetBase: () => 'https://mail.example', mergeSyntax: '{{ name }}' };
const INFO = { name: 'Spring', preheader: 'Only today' };

type Json = Record<string, unknown>;
interface Node extends Json {
  id: string;
  type: string;
  props: Json;
  style: Json;
  children: Node[];
}
interface Document extends Json {
  settings: Json;
  nodes: [Node];
}

const plain = createBodyComposer(OPTIONS);
let mails: readonly string[];

beforeAll(async () => {
  const context = { compose: plain } as Parameters<typeof composeMail>[0];
  const composed = await Promise.all(LIBRARY.flatMap((group) => group.mails).map((mail) => composeMail(context, mail)));
  // As the editor sends them: read once.
  mails = composed.map(({ components, customStyles }) => JSON.stringify(mailOf(components ?? {}, customStyles)));
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const mailAt = (index: number): Document => JSON.parse(mails[index % mails.length] ?? '');

/** Returns the body after a save by a server that has rendered sections before, and by a server that has just started. */
function bothOf(components: Json, memory: SectionMemory, customStyles = '') {
  const change = () => ({ components: structuredClone(components), customStyles });
  return [createBodyComposer(OPTIONS, memory)(change(), null, INFO), plain(change(), null, INFO)] as const;
}

function recalled(memory: SectionMemory, document: Json) {
  const { assetBase, mergeSyntax } = OPTIONS;
  return memory.recall(document, writeComponents(document), { assetBase: assetBase(), mergeSyntax });
}

interface Edit {
  readonly kind: keyof typeof EDITS;
  readonly a: number;
  readonly b: number;
}

const at = <T>(list: readonly T[], index: number): T | undefined => list[index % Math.max(1, list.length)];

function allNodes(document: Document): Node[] {
  const all = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(all)];
  return all(document.nodes[0]);
}

/** Edits that people make, and mistakes that programs make. */
const EDITS = {
  text: (document, { a, b }) => {
    const texts = allNodes(document).filter(({ props }) => typeof props.content === 'object');
    const node = at(texts, a);
    if (node) {
      const content = [{ type: 'paragraph', content: [{ type: 'text', text: `Words ${'and '.repeat(b * 9)}—` }] }];
      node.props.content = content;
    }
  },
  style: (document, { a, b }) => {
    const node = at(allNodes(document), a);
    if (node) node.style = { ...node.style, paddingTop: b, dark: { backgroundColor: `#0000${10 + b}` } };
  },
  settings: (document, { b }) => {
    document.settings = { ...document.settings, width: 500 + b * 10, outlook: b % 2 === 0 };
  },
  tracking: (document, { b }) => {
    document.settings = {
      ...document.settings,
      tracking: { parameters: [{ name: 'n', value: `v${b}` }], inCode: true },
    };
  },
  font: (document, { b }) => {
    const font = { name: 'Lato', url: `https://fonts.example/${b}.css`, fallback: 'Arial' };
    document.settings = { ...document.settings, webFonts: [font], paragraphFonts: "'Lato',Arial" };
  },
  stripe: (document, { a }) => {
    const section = at(document.nodes[0].children, a);
    if (section) section.style = { ...section.style, stripe: true };
  },
  move: (document, { a, b }) => {
    const { children } = document.nodes[0];
    const [moved] = children.splice(a % Math.max(1, children.length), 1);
    if (moved) children.splice(b, 0, moved);
  },
  remove: (document, { a }) => {
    document.nodes[0].children.splice(a % Math.max(1, document.nodes[0].children.length), 1);
  },
  duplicate: (document, { a, b }) => {
    const { children } = document.nodes[0];
    const copied = at(children, a);
    if (!copied) return;
    const copy: Node = JSON.parse(JSON.stringify(copied), (key, value) => (key === 'id' ? `${value}-${b}` : value));
    children.push(copy);
  },
  island: (document, { a, b }) => {
    const column = allNodes(document).filter(({ type }) => type === 'column');
    const source = `<a href="https://x.example/${b}">${'<b>far</b> '.repeat(b * 20)}</a>`;
    at(column, a)?.children.push({ id: `island-${b}`, type: 'html', props: { source }, style: {} } as unknown as Node);
  },
  instance: (document, { a, b }) => {
    const section = at(document.nodes[0].children, a);
    if (section) section.instance = { id: 'i1', moduleId: 'm1', version: 1 + (b % 2), name: 'Module' };
  },
  sameId: (document, { a, b }) => {
    const [one, other] = [at(allNodes(document), a), at(allNodes(document), b)];
    if (one && other) one.id = other.id;
  },
  unknown: (document, { a }) => {
    const node = at(allNodes(document).slice(1), a);
    if (node) node.type = 'of-a-later-release';
  },
  broken: (document, { a }) => {
    const node = at(allNodes(document).slice(1), a);
    if (node) node.style = { color: 'red;background:url(x)' };
  },
  words: (document, { a, b }) => {
    const texts = allNodes(document).filter(({ props }) => typeof props.content === 'object');
    const node = at(texts, a);
    const text = WORDS[b % WORDS.length] ?? '';
    if (node) node.props.content = [{ type: 'paragraph', content: [{ type: 'text', text }] }];
  },
  image: (document, { a, b }) => {
    const node = at(
      allNodes(document).filter(({ type }) => type === 'image'),
      a,
    );
    const address = `/api/v2/assets/user/u${b % 3}/asset/a${b}.png`;
    if (node) node.props = { ...node.props, src: address };
  },
  otherMail: (document, { a, b }) => {
    document.nodes[0].children.push(...mailAt(a).nodes[0].children.slice(0, b));
  },
} satisfies Record<string, (document: Document, edit: Edit) => void>;

/** Texts that are refused, and texts that are written differently in JSON or in UTF-8. */
const WORDS = [
  'data:image/png;base64,AAAA',
  'data:image/png',
  ';base64,AAAA',
  '"quoted" \\ and \t\n\u0000\u2028',
  '👋🏽 漢字 é',
  'half \ud83d',
  '\udc4b of one',
  '"scope":"x","css":"@import url(x)"',
  '"children":[]',
  '<!-- --> <!--[if mso]>',
  '/api/v2/assets/user/u1/asset/',
  'plain',
];

const edits = fc.array(
  fc.record({
    kind: fc.constantFrom(...(Object.keys(EDITS) as Edit['kind'][])),
    a: fc.nat({ max: 200 }),
    b: fc.nat({ max: 20 }),
  }),
  { minLength: 1, maxLength: 12 },
);

/** Edits with more kinds of texts. */
const storedEdits = fc.array(
  fc.record({
    kind: fc.constantFrom<Edit['kind']>('words', 'words', 'image', ...(Object.keys(EDITS) as Edit['kind'][])),
    a: fc.nat({ max: 200 }),
    b: fc.nat({ max: 20 }),
  }),
  { minLength: 1, maxLength: 8 },
);

/** Returns the text without ids that were made at random. */
function withoutChance(text: unknown): string {
  return JSON.stringify(text).replace(/"id":"[\w-]{21}"/g, '"id":""');
}

describe('a mail of which sections were rendered before', () => {
  test('is the very mail that rendering it whole makes, whatever was edited in which order', () => {
    const memory = createSectionMemory();
    fc.assert(
      fc.property(fc.nat({ max: 20 }), edits, (index, list) => {
        const document = mailAt(index);
        for (const edit of list) {
          EDITS[edit.kind](document, edit);
          const [remembered, anew] = bothOf(document, memory);
          expect(withoutChance(remembered)).toBe(withoutChance(anew));
        }
      }),
      { numRuns: 25 },
    );
  }, 120_000);

  test('is stored as rendering it whole would store it, or refused for the same, whatever it holds', async () => {
    const known = createSeenJson();
    const memory = createSectionMemory(known);
    let unread = 0;
    /** Returns the document as the server gets it: known sections are not read. */
    const received = (document: Json): Json => {
      const text = JSON.stringify({ components: document });
      const short = skipKnownSections(Buffer.from(text), known);
      const body = JSON.parse(short?.text ?? text);
      if (short) expect(short.fill(body)).toBe(true);
      unread += sectionsOf(body.components)?.filter(asText).length ?? 0;
      return body.components;
    };
    const stored = async (compose: ComposeBody, components: Json) => {
      const task = { change: { components, customStyles: '' }, stored: null, info: INFO, plan: { customCode: false } };
      try {
        return await makeBody(compose, task);
      } catch (error) {
        if (error instanceof AppError) return { code: error.code, ...error.extras };
        throw error;
      }
    };
    const fullyWritten = fc.asyncProperty(fc.nat({ max: 20 }), storedEdits, async (index, list) => {
      const document = mailAt(index);
      // What gets no id of its own gets one by chance, which is another one each time.
      for (const edit of list.filter(({ kind }) => kind !== 'sameId')) {
        EDITS[edit.kind](document, edit);
        const [left, right] = [received(document), structuredClone(document)];
        expect(writeComponents(left).parts.join('')).toBe(JSON.stringify(document));
        expect(await stored(createBodyComposer(OPTIONS, memory), left)).toEqual(await stored(plain, right));
        // Without what was kept of them, they are read after all.
        if (edit.b % 5 === 0) expect(await stored(plain, received(document))).toEqual(await stored(plain, right));
      }
    });
    await fc.assert(fullyWritten, { numRuns: process.env.DEEP ? 300 : 20 });
    expect(unread).toBeGreaterThan(100);
  }, 240_000);

  test('has every section from memory once it was rendered, and those that were edited anew', () => {
    const memory = createSectionMemory();
    const document = mailAt(0);
    const sections = document.nodes[0].children.length;
    const known = () => recalled(memory, document)?.known;
    expect(known()).toBe(0);
    bothOf(document, memory);
    expect(known()).toBe(sections);
    EDITS.text(document, { kind: 'text', a: 0, b: 3 });
    expect(known()).toBe(sections - 1);
    EDITS.settings(document, { kind: 'settings', a: 0, b: 1 });
    expect(known()).toBe(0);
  });

  test('keeps no more than it may', () => {
    const memory = createSectionMemory(undefined, 20_000);
    const ofWidth = (width: number) => ({ ...mailAt(0), settings: { ...mailAt(0).settings, width } });
    for (let width = 500; width < 520; width += 1) bothOf(ofWidth(width), memory);
    expect(recalled(memory, ofWidth(500))?.known).toBe(0);
  });

  test('is let go once nobody has saved it for a quarter of an hour, what is saved again and again is not', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let now = performance.now();
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const looks = vi.spyOn(WatchedCache.prototype, 'purgeStale');
    const memory = createSectionMemory();
    const [left, worked] = [mailAt(0), { ...mailAt(1), settings: { ...mailAt(1).settings, width: 510 } }];
    bothOf(left, memory);
    bothOf(worked, memory);
    const kept = () => (looks.mock.contexts.at(-1) as WatchedCache<object>).size;
    const passMinutes = (minutes: number, meanwhile?: () => void) => {
      for (let minute = 0; minute < minutes; minute += 1) {
        now += 60_000;
        vi.advanceTimersByTime(60_000);
        meanwhile?.();
      }
    };
    passMinutes(1);
    const [ofLeft, ofWorked] = [left, worked].map(({ nodes }) => nodes[0].children.length) as [number, number];
    expect(kept()).toBe(ofLeft + ofWorked);
    passMinutes(16, () => bothOf(worked, memory));
    expect(kept()).toBe(ofWorked);
    expect(recalled(memory, worked)?.known).toBe(ofWorked);
    passMinutes(17);
    expect(kept()).toBe(0);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('is read whole where it is no wrapper with sections', () => {
    const memory = createSectionMemory();
    const island = { id: 'i', type: 'html', props: { source: '<p>' }, style: {} };
    for (const nodes of [[], [island], [7], [{ ...mailAt(0).nodes[0], children: [7] }], [mailAt(0).nodes[0], island]]) {
      const document = { ...mailAt(0), nodes };
      expect(recalled(memory, document)).toBeNull();
      const [remembered, anew] = bothOf(document, memory);
      expect(withoutChance(remembered)).toBe(withoutChance(anew));
    }
  });
});
