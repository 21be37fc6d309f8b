import type { ModuleUse } from '@mailwright/contract';

/** Templates, or modules, of one name that a module is linked in. */
export interface NamedUse {
  readonly name: string;
  readonly isModule: boolean;
  readonly count: number;
}

/** The first few names of where a module is linked, each once, however many go by it. */
export function namedUses(uses: readonly Pick<ModuleUse, 'name' | 'isModule'>[], limit: number): readonly NamedUse[] {
  const byName = Map.groupBy(uses, ({ name, isModule }) => `${isModule} ${name}`);
  return [...byName.values()].slice(0, limit).flatMap((alike) => {
    const [first] = alike;
    return first ? [{ name: first.name, isModule: first.isModule, count: alike.length }] : [];
  });
}
