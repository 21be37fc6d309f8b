import { inTransaction } from '../db/database.ts';
import { isStepDone, markStepDone } from './repository.ts';
import type { SeedContext, SeedStep } from './seed-step.ts';
import { customFields } from './steps/custom-fields.ts';
import { demoAccounts } from './steps/demo-accounts.ts';
import { demoTemplates } from './steps/demo-templates.ts';
import { layouts } from './steps/layouts.ts';
import { librarian } from './steps/librarian.ts';
import { libraryDesigns } from './steps/library-designs.ts';
import { pictures } from './steps/pictures.ts';
import { plans } from './steps/plans.ts';
import { templateLibrary } from './steps/template-library.ts';

const STEPS: readonly SeedStep[] = [plans, librarian, pictures, layouts, templateLibrary, customFields, libraryDesigns];

/** What only a server with demo accounts gets. */
const DEMO_STEPS: readonly SeedStep[] = [demoAccounts, demoTemplates];

/** Runs the steps this database has not had yet, each whole or not at all. */
export async function runSeed(context: SeedContext): Promise<void> {
  for (const step of context.demo ? [...STEPS, ...DEMO_STEPS] : STEPS) {
    if (await isStepDone(context.database, step.name)) continue;
    await inTransaction(context.database, async (database) => {
      // Two servers may start at once: the row is taken first, and a second one has nothing left to do.
      if (!(await markStepDone(database, step.name, context.now))) return;
      await step.run({ ...context, database });
    });
  }
}

/** Plans alone: without them no account can be made. */
export async function runBareSeed(context: SeedContext): Promise<void> {
  if (await isStepDone(context.database, plans.name)) return;
  await inTransaction(context.database, async (database) => {
    if (await markStepDone(database, plans.name, context.now)) await plans.run({ ...context, database });
  });
}
