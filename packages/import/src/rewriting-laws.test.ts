import {
  blockRegistry,
  bringUpToDate,
  followKits,
  inBrand,
  productChanges,
  productProps,
  resolveProductLists,
  type TakenProduct,
} from '@mailwright/blocks';
import { ACME_KIT } from '@mailwright/blocks/testing';
import type { BrandKit } from '@mailwright/contract';
import {
  checkDocument,
  createEditor,
  type DocumentNode,
  type EditContext,
  type EmailDocument,
  fromSeed,
  goneContent,
  isNothingGone,
  type JsonObject,
  linkedSeeds,
  lostBySwap,
  replaceImage,
  rewritingActs,
  runCommand,
  walk,
} from '@mailwright/document';
import { islandContent } from '@mailwright/island';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { createPlanter, opened, type RandomRow, randomRows, stringsWith, tokensIn } from './testing/random-mails.ts';

const RUNS = process.env.DEEP ? 5000 : 300;

vi.setConfig({ testTimeout: process.env.DEEP ? 900_000 : 60_000 });

const KIT: BrandKit = { ...ACME_KIT, fonts: { heading: null, body: 'Georgia, serif' } };
const NEXT_KIT: BrandKit = {
  ...KIT,
  colors: [{ id: 'accent', name: 'Accent', light: '#0b6e4f', dark: null, role: 'accent' }],
  fonts: { heading: null, body: 'Verdana, sans-serif' },
};

const CONTEXT: EditContext = {
  registry: blockRegistry,
  mode: 'advanced',
  features: { customCode: true, products: true },
  readOnly: false,
  rewriting: rewritingActs(islandContent),
};
const OPTIONS = { registry: blockRegistry, foreign: islandContent };
const NOTHING = { links: [], fields: [], conditions: [], legal: [] };

function check<T>(arbitrary: fc.Arbitrary<T>, law: (value: T) => void): void {
  fc.assert(fc.property(arbitrary, law), { numRuns: RUNS });
}

/** Tokens of links, fields, conditions and legal lines that are in nodes before an act and not after it. */
function lostTokens(before: EmailDocument, after: EmailDocument): readonly string[] {
  const left = tokensIn(after.nodes);
  return [...tokensIn(before.nodes)].filter(
    (token) => !left.has(token) && stringsWith(before.nodes, token).some(isOwed),
  );
}

/** Returns whether a planted text must stay: it is more than words of an author or the address of a picture. */
function isOwed(text: string): boolean {
  return !/^(?:Words of|You get this because of|Old ZQ\w+, 7 Mill Lane|\/(?:picture|logo)-ZQ\w+\.png$)/.test(text);
}

/** Returns whether an address is only that of a profile, which a brand replaces. */
function isProfile(document: EmailDocument, token: string): boolean {
  let found = false;
  walk(document, ({ type, props: { items } }) => {
    if (type.startsWith('social') && JSON.stringify(items ?? null).includes(token)) found = true;
  });
  const address = /^(?:https:\/\/a\.example\/ZQ\w+|mailto:.*|Words .*|You .*|Old .*Lane|© .*)$/;
  return found && stringsWith(document.nodes, token).every((text) => address.test(text));
}

test('a brand takes no link, field, condition or legal text out of any mail, nor does the kit when it changes', () => {
  check(randomRows, (rows) => {
    const before = createPlanter('A').mail(rows);
    const kit = { id: 'acme', kit: KIT };
    const after = { ...before, ...inBrand(before.nodes, before.settings, { kit, registry: blockRegistry }) };
    expect(rewritingActs(islandContent).lostByLook(before, after, CONTEXT)).toEqual(NOTHING);
    expect(lostTokens(before, after).filter((token) => !isProfile(before, token))).toEqual([]);
    expect(checkDocument(after, blockRegistry)).toEqual(checkDocument(before, blockRegistry));
    const followed = followKits(after, [{ id: 'acme', kit: NEXT_KIT }]);
    expect(followed).not.toBe(after);
    expect(goneContent(after, followed, OPTIONS)).toEqual(NOTHING);
    expect(lostTokens(after, followed)).toEqual([]);
  });
});

const FROM = '/api/v2/assets/user/anna/asset/old-picture.png';
const TO = '/api/v2/assets/user/anna/asset/new.jpg';

test('another picture takes the old one alone out of any mail, or what else goes is named', () => {
  const seen = { named: 0, kept: 0 };
  check(fc.tuple(randomRows, fc.nat({ max: 7 })), ([rows, choice]) => {
    const mail = createPlanter('A').mail(rows);
    const words: string[] = [];
    const shown = JSON.stringify(mail.nodes)
      .replace(/\/(?:picture|logo)-ZQA\d+Z\.png/g, (path) => (path.length % 3 === choice % 3 ? path : FROM))
      .replace(/https:\/\/a\.example\/(ZQA\d+Z)(?=")/g, (address, token: string) =>
        choice % 2 === 0 ? `https://a.example${FROM}?of={{ ${token} }}` : address,
      );
    const before: EmailDocument = { ...mail, nodes: JSON.parse(shown) };
    walk(before, ({ props: { alt } }) => {
      if (typeof alt === 'string' && alt !== '') words.push(alt);
    });
    const swap = { from: FROM, to: TO, width: 320, alts: new Map(words.map((text) => [text, 'A cup'])) };
    const after = replaceImage(before, OPTIONS, swap);
    expect(JSON.stringify(after.nodes)).not.toContain(FROM);
    const gone = lostBySwap(before, after, OPTIONS, swap);
    const named = JSON.stringify(gone);
    const lost = lostTokens(before, after);
    expect(lost.filter((token) => !named.includes(token))).toEqual([]);
    for (const token of lost) expect(words.some((text) => text.includes(token))).toBe(true);
    seen[lost.length > 0 ? 'named' : 'kept'] += 1;
  });
  expect(seen.named).toBeGreaterThan(0);
  expect(seen.kept).toBeGreaterThan(0);
});

/** Change that an author makes to a module between two versions. */
const randomChange = fc.record({
  kind: fc.constantFrom('remove', 'removeSection', 'rewrite', 'rewrite', 'add', 'nest', 'reverse'),
  a: fc.nat({ max: 1000 }),
  values: fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 4 }),
});
type RandomChange = typeof randomChange extends fc.Arbitrary<infer T> ? T : never;

function nextVersion(
  nodes: readonly DocumentNode[],
  { kind, a, values }: RandomChange,
  plant: ReturnType<typeof createPlanter>,
): readonly DocumentNode[] {
  const index = a % nodes.length;
  const inSection = (change: (blocks: readonly DocumentNode[]) => readonly DocumentNode[]) =>
    nodes.map((section, place) => {
      if (place !== index) return section;
      const [column, ...columns] = section.children ?? [];
      if (!column) return section;
      return { ...section, children: [{ ...column, children: change(column.children ?? []) }, ...columns] };
    });
  switch (kind) {
    case 'remove':
      return inSection((blocks) => blocks.slice(1));
    case 'removeSection':
      return nodes.length > 1 ? nodes.filter((_, place) => place !== index) : nodes;
    case 'rewrite':
      return inSection(([first, ...rest]) =>
        first ? [{ ...first, props: { ...first.props, ...plant.props(first.type, values) } }, ...rest] : [],
      );
    case 'add':
      return [...nodes, opened(plant.section({ blocks: [{ tile: a, audience: 0, values }], audience: 0 }))];
    case 'nest': {
      const [first, second, ...rest] = nodes;
      const [column] = first?.children ?? [];
      if (!first || !second || !column) return nodes;
      return [{ ...first, children: [{ ...column, children: [...(column.children ?? []), second] }] }, ...rest];
    }
    case 'reverse':
      return [...nodes].reverse();
  }
}

/** Change that a mail makes to a linked module: an open field, or who sees a section. */
const randomOverride = fc.record({
  node: fc.nat({ max: 1000 }),
  key: fc.nat({ max: 1000 }),
  values: fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 4 }),
});

const randomLinked = fc.record({
  own: randomRows,
  module: randomRows,
  changes: fc.array(randomChange, { minLength: 1, maxLength: 4 }),
  overrides: fc.array(randomOverride, { maxLength: 6 }),
});

/** A mail with a module in it that it changed, and the module's next version. */
function linkedMail({
  own,
  module,
  changes,
  overrides,
}: typeof randomLinked extends fc.Arbitrary<infer T> ? T : never) {
  const author = createPlanter('M');
  const first = module.map((row: RandomRow) => opened(author.section(row)));
  const editor = createEditor({ document: createPlanter('A').mail(own), context: CONTEXT });
  const [wrapper] = editor.getState().document.nodes;
  const target = { parentId: wrapper?.id ?? null, index: 1 };
  const nodes = linkedSeeds(first, { moduleId: 'm', version: 1, name: 'Module' });
  const inserted = editor.run({ type: 'insert', nodes, target });
  const reader = createPlanter('O');
  for (const { node, key, values } of overrides) {
    const linked: DocumentNode[] = [];
    walk(editor.getState().document, (each) => {
      if (each.origin !== undefined && (each.open || each.instance)) linked.push(each);
    });
    const chosen = linked[node % linked.length];
    if (!chosen) continue;
    if (chosen.instance) {
      const value = `ZQO${1000 + values.length + (key % 7)}Z`;
      const condition = { match: 'all' as const, tests: [{ field: 'plan', operator: 'is' as const, value }] };
      editor.run({ type: 'setCondition', id: chosen.id, condition });
    } else {
      const entries = Object.entries(reader.props(chosen.type, values)).filter(([prop]) => chosen.open?.includes(prop));
      const entry = entries[key % entries.length];
      if (entry) editor.run({ type: 'updateProps', id: chosen.id, props: { [entry[0]]: entry[1] } });
    }
  }
  const next = changes.reduce(
    (version, change) => nextVersion(version, change, author),
    first as readonly DocumentNode[],
  );
  return { before: editor.getState().document, next, isLinked: inserted.ok };
}

test('a module takes out of any mail what its author changed alone, and asks by name before owed links go', () => {
  const seen = { named: 0, kept: 0 };
  check(randomLinked, (choices) => {
    const { before, next, isLinked } = linkedMail(choices);
    if (!isLinked) return;
    const input = { document: before, context: CONTEXT, newId: () => crypto.randomUUID() };
    const command = { type: 'updateModule', moduleId: 'm', version: 2, name: 'Module', nodes: next } as const;
    const change = runCommand(input, command);
    const allowed = change.ok ? change : runCommand(input, { ...command, allowLoss: true });
    if (!change.ok && change.reason !== 'CONTENT_WOULD_BE_LOST') return;
    if (!allowed.ok) return expect.fail(allowed.reason);
    const lost = lostTokens(before, allowed.document);
    expect(lost.filter((token) => token.startsWith('ZQA'))).toEqual([]);
    const asked = lost.filter(
      (token) =>
        token.startsWith('ZQO') ||
        stringsWith(before.nodes, token).some((text) => text.includes(`/unsubscribe/${token}`)),
    );
    const named = change.ok ? '' : JSON.stringify(change.gone);
    const unsaid = asked.filter((token) => !named.includes(token));
    expect(unsaid).toEqual([]);

    if (!change.ok) expect(change.gone && isNothingGone(change.gone)).toBe(false);
    seen[change.ok ? 'kept' : 'named'] += 1;
  });
  expect(seen.named).toBeGreaterThan(0);
  expect(seen.kept).toBeGreaterThan(0);
});

/** A product as a store has it in one of a few states: each value is one of two. */
function storeProduct(state: number): TakenProduct {
  const [name, text, image, link, price, sale] = [0, 1, 2, 3, 4, 5].map((bit) => (state >> bit) % 2);
  return {
    storeUuid: 'shop',
    productId: 'cup',
    productName: `Cup ZQS1${name}Z`,
    productDescription: `Holds tea ZQS2${text}Z`,
    imageLink: `https://shop.example/ZQS3${image}Z.jpg`,
    productLink: `https://shop.example/ZQS4${link}Z`,
    price: price ? '49.00' : '45.00',
    salePrice: sale ? '39.00' : null,
    priceTo: null,
    currency: 'EUR',
    availability: 'inStock',
  };
}

const randomProduct = fc.record({
  rows: randomRows,
  was: fc.nat({ max: 63 }),
  is: fc.nat({ max: 63 }),
  /** Fields that the author writes over, as bits. */
  written: fc.nat({ max: 255 }),
  values: fc.array(fc.nat({ max: 5000 }), { minLength: 1, maxLength: 6 }),
  /** Changes that are chosen of those that the author has written over, as bits. */
  chosen: fc.nat({ max: 255 }),
});

function blockOf(type: string, props: JsonObject): DocumentNode {
  const seed = blockRegistry.get(type)?.tiles[0]?.create();
  if (!seed) throw new Error(`no tile of ${type}`);
  return fromSeed({ ...seed, props: { ...seed.props, ...props } }, blockRegistry);
}

test('a product takes out of any mail what the store said, or what is chosen of the words that an author wrote over it', () => {
  const seen = { kept: 0, chosen: 0 };
  check(randomProduct, ({ rows, was, is, written, values, chosen }) => {
    const plant = createPlanter('A');
    const mail = plant.mail(rows);
    const own = Object.entries(plant.props('product', values)).filter((_, bit) => (written >> bit) % 2 === 1);
    const product = blockOf('product', { ...productProps(storeProduct(was), 'en'), ...Object.fromEntries(own) });
    const editor = createEditor({
      document: { ...mail, nodes: [...mail.nodes, product] },
      context: CONTEXT,
    });
    const { document: before } = editor.getState();
    const now = storeProduct(is);
    const changes = productChanges(product.props, now, 'en');
    const taken = changes.filter(({ edited }, bit) => !edited || (chosen >> bit) % 2 === 1);
    const props = bringUpToDate(now, taken, 'en');
    expect(editor.run({ type: 'updateProps', id: product.id, props, action: 'update-products' }).ok).toBe(true);
    const { document: after } = editor.getState();

    const named = JSON.stringify(taken.map(({ old }) => old));
    const lost = lostTokens(before, after);
    expect(lost.filter((token) => !token.startsWith('ZQS') && !named.includes(token))).toEqual([]);
    const gone = goneContent(before, after, OPTIONS);
    const isNamed = (text: string) => taken.some(({ old }) => old.includes(text));
    expect([...gone.links, ...gone.fields, ...gone.legal].filter((text) => !isNamed(text))).toEqual([]);
    expect(gone.conditions).toEqual([]);
    const mine = lost.filter((token) => token.startsWith('ZQA'));
    if (taken.every(({ edited }) => !edited)) expect(mine).toEqual([]);
    if (taken.length > 0) seen[mine.length > 0 ? 'chosen' : 'kept'] += 1;
  });
  expect(seen.kept).toBeGreaterThan(0);
  expect(seen.chosen).toBeGreaterThan(0);
});

test('a list of products takes out of any mail what the store said alone', async () => {
  await fc.assert(
    fc.asyncProperty(randomProduct, async ({ rows, was, is, values }) => {
      const plant = createPlanter('A');
      const mail = plant.mail(rows);
      const rule = { storeUuid: 'shop', sort: 'newest', category: null, tag: null, onSale: false, count: 3 };
      const shown = [storeProduct(was) as unknown as JsonObject];
      const list = blockOf('product-list', { ...plant.props('product-list', values), rule, shown });
      const before = { ...mail, nodes: [...mail.nodes, list] };
      const after = await resolveProductLists(before, async () => [storeProduct(is), storeProduct(is + 1)]);
      expect(tokensIn(after.nodes)).toContain(`ZQS1${is % 2}Z`);
      expect(lostTokens(before, after).filter((token) => !token.startsWith('ZQS'))).toEqual([]);
    }),
    { numRuns: RUNS },
  );
});
