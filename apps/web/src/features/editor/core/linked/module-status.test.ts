import { DEFAULT_SETTINGS, type DocumentNode, type EmailDocument, type ModuleInstance } from '@mailwright/document';
import { expect, test } from 'vitest';
import { linkedModuleIds, type ModuleUpdateNotice, newerModules, statusOf } from './module-status.ts';

const linked = (id: string, moduleId: string, version: number): DocumentNode => ({
  id,
  type: 'section',
  props: {},
  style: {},
  origin: `of-${id}`,
  instance: { id: `i-${id}`, moduleId, version, name: moduleId },
});
const MAIL: EmailDocument = {
  formatVersion: 1,
  settings: DEFAULT_SETTINGS,
  nodes: [
    {
      id: 'w',
      type: 'page-wrapper',
      props: {},
      style: {},
      children: [linked('a', 'footer', 2), linked('b', 'hero', 1), linked('c', 'footer', 3), linked('d', 'gone', 1)],
    },
  ],
};
const news = (moduleId: string, version: number | null, isGone = false): [string, ModuleUpdateNotice] => [
  moduleId,
  { moduleId, name: `The ${moduleId}`, version, isGone, canEdit: version !== null },
];
const NEWS = new Map([news('footer', 4), news('hero', 1), news('gone', null, true), news('foreign', null)]);
const of = (moduleId: string, version: number): ModuleInstance => ({ id: 'i', moduleId, version, name: '' });

test('a linked module is current, behind, deleted, not to be read, or not known yet', () => {
  const instances = [of('hero', 1), of('footer', 2), of('gone', 1), of('foreign', 1), of('new', 1)];
  expect(instances.map((instance) => statusOf(instance, NEWS))).toEqual([
    'current',
    'newer',
    'gone',
    'unreadable',
    'unknown',
  ]);
});

test('each module with a newer version is offered once, by its name of today', () => {
  expect(newerModules(MAIL, NEWS)).toEqual([{ moduleId: 'footer', name: 'The footer', version: 4 }]);
  expect(newerModules(MAIL, new Map())).toEqual([]);
  expect(linkedModuleIds(MAIL)).toEqual(['footer', 'hero', 'gone']);
});
