import { blockRegistry } from '@mailwright/blocks';
import { blankDocument, createEditor } from '@mailwright/document';
import { sanitizeView } from '@mailwright/island';
import { createRenderer, mailStyles, type Renderer, renderStyles, stripMarks } from '@mailwright/render';
import { createPatcher } from '../frame/patcher.ts';
import { GROUP, GROUP_SIZES } from '../frame/section-groups.ts';
import { randomEdit } from './random-edits.ts';
import { randomNumbers } from './random-numbers.ts';

/**
 * Runs in a browser's page: after any of `count` random edits the patched body must be the fresh rendering once nothing
 * waits for it any more, the marks taken away must leave the mail, and the live elements must always be those of the
 * nodes. Answers with the first difference, or null.
 */
export function checkCanvasLaws(seed: number, count: number): string | null {
  const random = randomNumbers(seed);
  const chance = randomNumbers(-seed);
  const editor = createEditor({
    document: blankDocument(blockRegistry),
    context: {
      registry: blockRegistry,
      mode: 'advanced',
      features: { customCode: true, products: true },
      readOnly: false,
    },
  });
  const options = { registry: blockRegistry, assetBase: 'https://mail.example', harmless: sanitizeView };
  const page = document.implementation.createHTMLDocument('');
  // Every other time the sections of the short mail are grouped as those of a long one.
  const sizes = seed % 2 === 0 ? GROUP_SIZES : { from: 3, size: 2 };
  const patcher = createPatcher(page.body, undefined, sizes);
  const rendererFor = (settings: Renderer['options']['settings']) =>
    createRenderer({ ...options, settings, marks: true });

  let shown = editor.getState().document;
  let renderer = rendererFor(shown.settings);
  let rules: Parameters<typeof mailStyles>[0] = [];
  patcher.fill(shown.nodes, renderer);
  for (let step = 0; step < count; step += 1) {
    randomEdit(editor, random);
    const next = editor.getState().document;
    if (next.settings !== shown.settings) renderer = rendererFor(next.settings);
    patcher.patch(next.nodes, renderer, () => chance(2) === 0);
    shown = next;
    for (const element of page.body.querySelectorAll('[data-mw-id]')) {
      const id = element.getAttribute('data-mw-id') ?? '';
      if (patcher.elementOf(id) !== element) return `seed ${seed}, edit ${step}: element of ${id}`;
    }
    if (chance(2)) patcher.catchUp(() => chance(3) === 0);
    if (step < count - 1 && chance(2)) continue;
    patcher.catchUp();
    rules = patcher.changedRules() ?? rules;
    const styles = mailStyles(rules, undefined);

    const fresh = rendererFor(next.settings);
    const whole = next.nodes.map((node) => fresh.node(node, fresh.root)).join('\n');
    const wanted = document.implementation.createHTMLDocument('');
    wanted.body.innerHTML = whole;
    const groups = page.body.querySelectorAll(`[${GROUP}]`);
    for (const { childElementCount } of groups) {
      if (childElementCount < 1 || childElementCount > 2 * sizes.size) {
        return `seed ${seed}, edit ${step}: a group of ${childElementCount}\n${page.body.innerHTML}`;
      }
    }
    if (!withoutGroups(page.body).isEqualNode(wanted.body)) {
      return `seed ${seed}, edit ${step}: body\n${page.body.innerHTML}\nis not\n${wanted.body.innerHTML}`;
    }
    if (styles !== renderStyles(next.nodes, fresh)) return `seed ${seed}, edit ${step}: style block differs\n${styles}`;
    const plain = createRenderer({ ...options, settings: next.settings });
    const mail = next.nodes.map((node) => plain.node(node, plain.root)).join('\n');
    // Foreign HTML is made harmless on the canvas; its source is compared where it is read.
    if (!JSON.stringify(next.nodes).includes('"type":"html"') && stripMarks(whole) !== mail) {
      return `seed ${seed}, edit ${step}: marks`;
    }
    for (const element of page.body.querySelectorAll('[data-mw-id]')) {
      const id = element.getAttribute('data-mw-id') ?? '';
      if (patcher.elementOf(id) !== element) return `seed ${seed}, edit ${step}: element of ${id}`;
    }
  }
  return null;
}

function withoutGroups(body: HTMLElement): Node {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const group of copy.querySelectorAll(`[${GROUP}]`)) group.replaceWith(...group.childNodes);
  return copy;
}
