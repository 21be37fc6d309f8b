import { newId } from '../../db/new-id.ts';
import { createCategoryRepository } from '../../modules/categories/repository.ts';
import { FEATURED, LIBRARY } from '../content/library.ts';
import type { SeedStep } from '../seed-step.ts';
import { storeMail } from '../stored-mail.ts';
import { LIBRARIAN_ID } from './library-owner.ts';

/** Lists are ordered by age: the first of the library is the youngest. */
const STEP_MS = 1000;

/** The system templates in their categories; some of them are featured layouts as well. */
export const templateLibrary: SeedStep = {
  name: '05-template-library',
  async run(context) {
    const categories = createCategoryRepository(context.database);
    const featured = (await categories.list({ group: 'layouts' })).find(({ name }) => name === 'Featured Layouts');
    let count = 0;
    for (const [index, { name, hidden = false, mails }] of LIBRARY.entries()) {
      const id = newId();
      await categories.add({ id, name, group: 'system', hidden, type: 'email', position: index, now: context.now });
      for (const mail of mails) {
        const isFeatured = featured !== undefined && FEATURED.includes(mail);
        await storeMail(context, mail, {
          ownerId: LIBRARIAN_ID,
          isSystem: true,
          status: 'published',
          categoryIds: isFeatured ? [id, featured.id] : [id],
          age: count * STEP_MS,
        });
        count += 1;
      }
    }
  },
};
