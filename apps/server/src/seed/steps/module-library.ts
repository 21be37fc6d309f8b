import { newId } from '../../db/new-id.ts';
import { createCategoryRepository } from '../../modules/categories/repository.ts';
import { requireModule } from '../../modules/custom-modules/module-content.ts';
import { createModuleRepository } from '../../modules/templates/custom-modules/module-repository.ts';
import { prepareBody } from '../../modules/versions/prepare-body.ts';
import { MODULE_LIBRARY } from '../content/module-library.ts';
import { MODULE_MAIL, type ModuleSeed } from '../content/modules/family.ts';
import type { SeedContext, SeedStep } from '../seed-step.ts';
import { composeMail } from '../stored-mail.ts';
import { LIBRARIAN_ID } from './library-owner.ts';
import { storePictures } from './pictures.ts';

/** Lists are ordered by age: the first of the library is the youngest. */
const STEP_MS = 1000;

/** Age that makes modules older than the templates of the library, whose thumbnails are made first, milliseconds. */
const AGE_MS = 3_600_000;

/** The system modules in their categories. */
export const moduleLibrary: SeedStep = {
  name: '11-module-library',
  async run(context) {
    await storePictures(context);
    const categories = createCategoryRepository(context.database);
    let count = 0;
    for (const [position, { name, modules }] of MODULE_LIBRARY.entries()) {
      const id = newId();
      await categories.add({ id, name, group: 'system', hidden: false, type: 'email_cb', position, now: context.now });
      for (const module of modules) {
        await storeModule(context, module, { categoryId: id, now: context.now - AGE_MS - count * STEP_MS });
        count += 1;
      }
    }
  },
};

async function storeModule(
  context: SeedContext,
  { name, description, sections }: ModuleSeed,
  { categoryId, now }: { readonly categoryId: string; readonly now: number },
): Promise<void> {
  const wrapper = { type: 'page-wrapper', props: {}, style: MODULE_MAIL.style, children: sections };
  const mail = { name, description, tags: '', preheader: '', settings: MODULE_MAIL.settings, wrapper };
  const body = await composeMail(context, mail);
  const { kind, width, words } = requireModule(body, 'sections');
  await createModuleRepository(context.database).create({
    template: {
      id: newId(),
      ownerId: LIBRARIAN_ID,
      isSystem: true,
      type: 'email_cb',
      status: 'published',
      categoryIds: [categoryId],
      name,
      description,
      tags: '',
      preheader: '',
      now,
      body: await prepareBody(body),
    },
    kind,
    width,
    words,
    sourceTemplateId: null,
    inner: [],
    nestingGuard: () => null,
  });
}
