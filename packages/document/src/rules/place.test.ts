import { describe, expect, test } from 'vitest';
import type { RefusalReason } from '../editor/edit-context.ts';
import { readDocument } from '../read/read-document.ts';
import { fakeRegistry, tileSeed } from '../testing/fake-registry.ts';
import { button, mail, node } from '../testing/sample-documents.ts';
import { TestEditor } from '../testing/test-editor.ts';
import { mostSpecificReason } from './answer.ts';
import { copyAnswer } from './in-place.ts';

/** w( s( c1(a, nested(nc(n))), c2(b) ), t(tc()) ) */
function sample(): TestEditor {
  const nested = node('nested', 'section', { children: [node('nc', 'column', { children: [button('n')] })] });
  const first = node('c1', 'column', { children: [button('a'), nested] });
  const second = node('c2', 'column', { children: [button('b')] });
  const other = node('t', 'section', { children: [node('tc', 'column', { children: [] })] });
  return new TestEditor({ document: mail(node('s', 'section', { children: [first, second] }), other) });
}

describe('what stands where', () => {
  test.each<[string, string | null, RefusalReason | null]>([
    ['button', 'c1', null],
    ['button', 'nc', null],
    ['button', 'w', null],
    ['button', 's', 'NOT_HERE'],
    ['button', 'a', 'NOT_HERE'],
    ['button', null, 'ONLY_IN_WRAPPER'],
    ['section', 'w', null],
    ['section', 'c1', null],
    ['section', 's', 'NOT_HERE'],
    ['section', 'nc', 'TOO_DEEP'],
    ['section', null, 'ONLY_IN_WRAPPER'],
    ['html', null, 'ONLY_IN_WRAPPER'],
    ['page-wrapper', null, 'ONE_PAGE_WRAPPER'],
    ['page-wrapper', 'c1', 'ONE_PAGE_WRAPPER'],
    ['button', 'gone', 'NOT_FOUND'],
  ])('%s into %s: %s', (tile, parentId, reason) => {
    const editor = sample();
    const target = { parentId, index: 0 };
    const asked = editor.editor.can({ type: 'insert', nodes: [tileSeed(tile)], target });
    expect(asked.ok ? null : asked.reason).toBe(reason);
    expect(editor.insert([tileSeed(tile)], target).refusal).toBe(reason);
  });

  test.each<[string, string | null, RefusalReason | null]>([
    ['a', 'c2', null],
    ['a', 'w', null],
    ['c1', 't', null],
    ['c2', 'w', null],
    ['c2', 'tc', null],
    ['c2', 'nc', 'TOO_DEEP'],
    ['c1', 'tc', 'TOO_DEEP'],
    ['t', 'c2', null],
    ['s', 'tc', 'TOO_DEEP'],
    ['s', 'c1', 'INTO_ITSELF'],
    ['nested', 'nc', 'INTO_ITSELF'],
    ['nested', 'w', null],
    ['a', null, 'ONLY_IN_WRAPPER'],
    ['w', 'c1', 'WRAPPER_FIXED'],
    ['w', null, 'WRAPPER_FIXED'],
  ])('%s moved into %s: %s', (id, parentId, reason) => {
    const editor = sample();
    const asked = editor.editor.can({ type: 'move', ids: [id], target: { parentId, index: 0 } });
    expect(asked.ok ? null : asked.reason).toBe(reason);
    expect(editor.move(id, parentId).refusal).toBe(reason);
  });
});

test('a block dropped where only sections may stand gets a one-column section and is itself selected', () => {
  const editor = new TestEditor().add('button');
  expect(editor.outline()).toBe('page-wrapper(section(column(button)))');
  expect(editor.selected.type).toBe('button');
});

test('a block moved between sections is wrapped, a column too, and both keep their ids', () => {
  const editor = sample().move('b', 'w', 1).move('c2', 'w', 2);
  expect(editor.outline()).toBe(
    'page-wrapper(section(column(button section(column(button)))) section(column(button)) section(column) section(column))',
  );
  expect(editor.parentOf('b')).not.toBe('c2');
});

test('a plain section that held nothing but the moved block goes with it, one with a look of its own stays', () => {
  const walked = sample().move('b', 'w', 1).move('b', 'w', 2);
  expect(walked.all('section')).toHaveLength(4);
  expect(walked.move('b', 'tc').all('section')).toEqual(['s', 'nested', 't']);
  const named = sample().move('a', 'tc').move('a', 'c2');
  expect(named.all('section')).toEqual(['s', 'nested']);
  const other = sample().move('a', 'tc');
  other.rename('t', 'Footer');
  expect(other.move('a', 'c2').all('section')).toEqual(['s', 'nested', 't']);
});

test('a section that loses its last column goes with it', () => {
  expect(sample().move('tc', 's', 0).outline()).not.toContain(') section(column)');
  expect(sample().remove(['tc']).all('section')).toEqual(['s', 'nested']);
});

test('only one form data table, also by copying it or a section around it', () => {
  const editor = new TestEditor().add('form-data-table').add('form-data-table');
  expect(editor.refusal).toBe('ONE_FORM_DATA_TABLE');
  expect(editor.duplicate(editor.all('form-data-table')).refusal).toBe('ONE_FORM_DATA_TABLE');
  expect(editor.duplicate(editor.all('section')).refusal).toBe('ONE_FORM_DATA_TABLE');
  expect(editor.remove(editor.all('form-data-table')).add('form-data-table').refusal).toBeNull();
});

test('the page wrapper is not removed, copied or moved', () => {
  const { editor } = sample();
  const fixed = { ok: false, reason: 'WRAPPER_FIXED' };
  expect(editor.can({ type: 'remove', ids: ['w'] })).toEqual(fixed);
  expect(editor.can({ type: 'duplicate', ids: ['w', 'a'] })).toEqual(fixed);
  expect(copyAnswer(editor.getState().document, ['w'])).toEqual(fixed);
  expect(copyAnswer(editor.getState().document, ['a'])).toEqual({ ok: true });
});

test('without a page wrapper nothing but a page wrapper can be dropped, and settings have nothing to apply to', () => {
  const editor = new TestEditor({ document: { ...mail(), nodes: [] } });
  expect(editor.add('button', null).refusal).toBe('ONLY_IN_WRAPPER');
  expect(editor.settings({ width: 600 }).refusal).toBe('SETTINGS_NEED_WRAPPER');
  expect(editor.add('page-wrapper', null).refusal).toBeNull();
  expect(editor.settings({ width: 600 }).refusal).toBeNull();
});

test('an imported mail is an island alone at the root', () => {
  const island = node('i', 'html', { props: { source: '<p>' } });
  const editor = new TestEditor({ document: { ...mail(), nodes: [island] } });
  expect(editor.add('page-wrapper', null).refusal).toBe('NOT_HERE');
  expect(editor.duplicate(['i']).refusal).toBe('ONLY_IN_WRAPPER');
  expect(editor.replace({ ...mail(), nodes: [island, mail().nodes[0]!] }, 'import').refusal).toBe('ONLY_IN_WRAPPER');
});

test('plan and mode lock what is new, and the plan also what is written', () => {
  const features = { customCode: false, products: false };
  const document = new TestEditor().add('html').add('quote').document;
  const editor = new TestEditor({ document, context: { mode: 'simple', features } });
  expect(editor.add('html').refusal).toBe('PLAN_CUSTOM_CODE');
  expect(editor.add('product').refusal).toBe('PLAN_PRODUCTS');
  expect(editor.add('quote').refusal).toBe('ADVANCED_ONLY');
  const [html = ''] = editor.all('html');
  expect(editor.select(html).set('source', 'x').refusal).toBe('PLAN_CUSTOM_CODE');
  expect(editor.duplicate([html]).refusal).toBe('PLAN_CUSTOM_CODE');
  expect(editor.style({ paddingTop: 4 }).move(html, 'n1').refusal).toBeNull();
  expect(editor.remove([html]).refusal).toBeNull();
});

test('a read-only editor changes nothing, not even by undo, but may copy', () => {
  const editor = sample().select('a').set('label', 'x');
  const { document } = editor;
  editor.editor.setContext({ readOnly: true });
  for (const refused of [
    editor.add('button').refusal,
    editor.move('a', 'c2').refusal,
    editor.remove(['a']).refusal,
    editor.duplicate(['a']).refusal,
    editor.set('label', 'y').refusal,
    editor.style({ width: 1 }).refusal,
    editor.settings({ width: 600 }).refusal,
    editor.rename('a', 'n').refusal,
    editor.replace(mail(), 'clear').refusal,
  ]) {
    expect(refused).toBe('READ_ONLY');
  }
  expect(editor.undo().document).toBe(document);
  expect(copyAnswer(editor.document, ['a']).ok).toBe(true);
});

test('a placeholder moves and goes as a whole, and nothing is put into it or written on it', () => {
  const mystery = node('m', 'mystery', { children: [node('mc', 'column', { children: [button('x')] })] });
  const broken = { id: 'broken', type: 'button', props: 5, style: {} };
  const column = { ...node('c', 'column'), children: [broken] };
  const json = mail(mystery, node('s', 'section', { children: [column as never] }));
  const editor = new TestEditor({ document: readDocument(json, fakeRegistry).document });
  expect(editor.add('button', 'mc').refusal).toBe('NOT_HERE');
  expect(editor.move('x', 'c').refusal).toBe('NOT_HERE');
  expect(editor.remove(['x']).refusal).toBe('NOT_HERE');
  expect(editor.select('broken').style({ width: 1 }).refusal).toBe('NOT_HERE');
  expect(editor.set('label', 'y').refusal).toBe('NOT_HERE');
  expect(editor.move('m', 'w', 2).refusal).toBeNull();
  expect(editor.move('broken', 'w').outline()).toBe(
    'page-wrapper(section(column(unreadable)) mystery(column(button)))',
  );
  expect(editor.remove(['m', 'broken']).refusal).toBeNull();
});

test('of several refusals the one is told that says more than that the level was wrong', () => {
  expect(mostSpecificReason(['NOT_HERE', 'INTO_ITSELF', 'ONE_PAGE_WRAPPER', 'TOO_DEEP'])).toBe('ONE_PAGE_WRAPPER');
  expect(mostSpecificReason(['INTO_ITSELF', 'NOT_HERE'])).toBe('INTO_ITSELF');
  expect(mostSpecificReason([])).toBe('NOT_HERE');
});

test('nothing comes beside the block of a module of one block, and it stays', () => {
  const block = node('s', 'section', { children: [node('c', 'column', { children: [button('a')] })] });
  const { editor } = new TestEditor({ document: mail(block), context: { oneBlock: true } });
  const refused = { ok: false, reason: 'ONE_BLOCK_MODULE' };
  const target = { parentId: 'c', index: 1 };
  expect(editor.run({ type: 'insert', nodes: [tileSeed('button')], target })).toEqual(refused);
  expect(editor.run({ type: 'duplicate', ids: ['a'] })).toEqual(refused);
  expect(editor.run({ type: 'remove', ids: ['a'] })).toEqual(refused);
});
