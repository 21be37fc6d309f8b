import { blockRegistry } from '@mailwright/blocks';
import { blankDocument, type DocumentNode, ISLAND_TYPE } from '@mailwright/document';
import { editIsland, type Island, type IslandEdit, parseIsland } from '@mailwright/island';
import { createRenderer } from '@mailwright/render';
import { markedView } from '../../core/island/island-of.ts';
import { loadIslandCode } from '../../core/island/load-island-code.ts';
import { changeIsland } from '../foreign/change-island.ts';
import { createPatcher } from '../frame/patcher.ts';
import { createWholePage } from '../frame/whole-page.ts';
import { randomNumbers } from './random-numbers.ts';

const WORDS = ['Other words', 'a & b < c', '{{ name }}', '\u{1f389}', 'x', ''];

const options = { registry: blockRegistry, assetBase: 'https://mail.example' };
const { settings } = blankDocument(blockRegistry);

/**
 * Runs in a browser's page: after any of `count` random edits of foreign HTML, or a step back to an earlier version,
 * what stands on the canvas must be what a fresh one would show, as a block and as a page of its own. Answers with the
 * first difference, or null.
 */
export async function checkIslandLaws(name: string, source: string, count: number): Promise<string | null> {
  await loadIslandCode();
  const random = randomNumbers(source.length);
  const block = blockCanvas(source);
  const whole = wholeCanvas(source);
  const versions = [source];
  let now = source;
  for (let step = 0; step < count; step += 1) {
    now = random(4) === 0 ? (versions[random(versions.length)] ?? now) : edited(now, random);
    versions.push(now);
    for (const [kind, canvas, fresh] of [
      ['block', block, blockCanvas],
      ['page', whole, wholeCanvas],
    ] as const) {
      canvas.show(now);
      const wanted = fresh(now);
      if (!canvas.body.isEqualNode(wanted.body))
        return `${name}, ${kind}, edit ${step}:\n${canvas.body.outerHTML}\nis not\n${wanted.body.outerHTML}\nfor\n${now}`;
    }
  }
  return null;
}

function nodeOf(source: string): DocumentNode {
  return { id: 'foreign', type: ISLAND_TYPE, props: { source }, style: {} };
}

function blockCanvas(source: string) {
  const page = document.implementation.createHTMLDocument('');
  const renderer = createRenderer({ ...options, settings, harmless: markedView, marks: true });
  const patcher = createPatcher(page.body, changeIsland);
  patcher.fill([nodeOf(source)], renderer);
  return { body: page.body, show: (next: string) => patcher.patch([nodeOf(next)], renderer) };
}

function wholeCanvas(source: string) {
  const page = document.implementation.createHTMLDocument('');
  // Whatever it is, it is shown as a document.
  const mailOf = (text: string) => ({ formatVersion: 1, settings, nodes: [nodeOf(`<!doctype html>${text}`)] }) as const;
  const shown = createWholePage(page, mailOf(source), options);
  return { body: page.body, show: (next: string) => shown.show(mailOf(next)) };
}

function edited(source: string, random: (below: number) => number): string {
  const island = parseIsland(source);
  const edit = island && randomEdit(island, random);
  const result = edit && editIsland(source, edit);
  return result?.ok ? result.source : source;
}

function randomEdit({ elements, texts }: Island, random: (below: number) => number): IslandEdit {
  const element = random(elements.length || 1);
  const value = WORDS[random(WORDS.length)] ?? '';
  switch (random(7)) {
    case 0:
    case 1:
    case 2:
      return { kind: 'text', text: random(texts.length || 1), value };
    case 3:
      return { kind: 'element', element, style: { color: random(2) ? '#123456' : null } };
    case 4:
      return { kind: 'element', element, attributes: { title: random(3) ? value : null } };
    case 5:
      return { kind: 'element', element, attributes: { href: 'javascript:x', onclick: 'x()', class: value } };
    default:
      return { kind: (['duplicate', 'remove', 'move-up', 'move-down'] as const)[random(4)] ?? 'remove', element };
  }
}
