import { newId } from '../../db/new-id.ts';
import { createCategoryRepository } from '../../modules/categories/repository.ts';
import { BASIC_LAYOUTS } from '../content/layouts.ts';
import { LAYOUT_CATEGORIES } from '../content/library-texts.ts';
import type { SeedStep } from '../seed-step.ts';
import { storeMail } from '../stored-mail.ts';
import { LIBRARIAN_ID } from './library-owner.ts';

/** Lists keep the order of the picker by age: the first layout is the youngest. */
const STEP_MS = 1000;

/** The basic layouts of the New template dialog, and the category of the featured ones. */
export const layouts: SeedStep = {
  name: '04-layouts',
  async run(context) {
    const categories = createCategoryRepository(context.database);
    const base = { group: 'layouts', hidden: false, type: 'email', now: context.now } as const;
    const basicId = newId();
    const [featured, basic] = LAYOUT_CATEGORIES;
    await categories.add({ ...base, id: newId(), name: featured, position: 0 });
    await categories.add({ ...base, id: basicId, name: basic, position: 1 });
    for (const [index, layout] of BASIC_LAYOUTS.entries()) {
      await storeMail(context, layout, {
        ownerId: LIBRARIAN_ID,
        isSystem: true,
        status: 'published',
        categoryIds: [basicId],
        age: index * STEP_MS,
      });
    }
  },
};
