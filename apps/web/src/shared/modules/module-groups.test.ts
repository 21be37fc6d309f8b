import type { Category, CustomModule } from '@mailwright/contract';
import { describe, expect, it } from 'vitest';
import { moduleGroups, moduleRows, searchModules } from './module-groups.ts';

const category = (id: string, group: Category['group'], hidden = false): Category => ({
  id,
  name: id,
  group,
  type: 'email_cb',
  hidden,
  count: 0,
});
const HEADERS = category('Headers', 'system');
const OLD = category('Old', 'system', true);
const OWN = category('Campaigns', 'user');

const module = (id: string, patch: Partial<CustomModule> = {}): CustomModule => ({
  id,
  type: 'email',
  name: id,
  description: '',
  templateId: null,
  previewUrl: null,
  createdAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-01T00:00:00.000Z',
  category: null,
  kind: 'sections',
  width: 600,
  words: '',
  isSystem: false,
  owner: null,
  canEdit: true,
  version: 1,
  revision: 0,
  hasUnpublishedChanges: false,
  ...patch,
});

const MODULES = [
  module('loose'),
  module('header', { category: HEADERS, isSystem: true }),
  module('orphan', { isSystem: true }),
  module('mine', { category: OWN }),
];
const everything = () => true;
const names = (groups: ReturnType<typeof moduleGroups>) =>
  groups.map(({ key, modules }) => `${key}: ${modules.map(({ id }) => id).join(' ')}`);

describe('groups of modules', () => {
  it('system categories come first, then those of the person, what is in none last', () => {
    expect(names(moduleGroups(MODULES, [OWN, HEADERS, OLD], everything))).toEqual([
      'Headers: header',
      'Old: ',
      'system: orphan',
      'Campaigns: mine',
      'mine: loose',
    ]);
  });

  it('categories without a module are there for those who may fill them alone', () => {
    const own = ({ group }: Category) => group === 'user';
    expect(names(moduleGroups([], [HEADERS, OWN], own))).toEqual(['Campaigns: ', 'mine: ']);
  });

  it('a module of a category that is not there any more is among those in none', () => {
    expect(names(moduleGroups([module('mine', { category: OWN })], [], everything))).toEqual(['mine: mine']);
  });

  it('a closed group shows its name alone, a search whatever it found', () => {
    const groups = moduleGroups(MODULES, [HEADERS, OWN], everything);
    const keys = (searching: boolean) =>
      moduleRows(groups, { closed: new Set(['Headers']), searching }).map(({ key }) => key);
    expect(keys(false)).toEqual([
      'group/Headers',
      'group/system',
      'orphan',
      'group/Campaigns',
      'mine',
      'group/mine',
      'loose',
    ]);
    expect(keys(true)).toContain('header');
  });

  it('an open group without a module says so, and is left out of what a search has found', () => {
    const groups = moduleGroups([], [OWN], everything);
    expect(moduleRows(groups, { closed: new Set(), searching: false }).map(({ key }) => key)).toEqual([
      'group/Campaigns',
      'empty/Campaigns',
      'group/mine',
      'empty/mine',
    ]);
    expect(moduleRows(groups, { closed: new Set(), searching: true })).toEqual([]);
  });
});

describe('the search', () => {
  const found = (query: string) =>
    searchModules(
      [
        module('Hero', { description: 'Große Bühne', words: 'summer sale café' }),
        module('Footer', { category: OWN, words: 'imprint' }),
      ],
      query,
    ).map(({ id }) => id);

  it('finds by name, description, category and the words inside, in any case and without accents', () => {
    expect(found('HERO')).toEqual(['Hero']);
    expect(found('buhne')).toEqual(['Hero']);
    expect(found('campaigns')).toEqual(['Footer']);
    expect(found('CAFE')).toEqual(['Hero']);
  });

  it('wants every word, wherever each of them stands', () => {
    expect(found('footer imprint')).toEqual(['Footer']);
    expect(found('hero imprint')).toEqual([]);
    expect(found('  ')).toEqual(['Hero', 'Footer']);
  });
});
