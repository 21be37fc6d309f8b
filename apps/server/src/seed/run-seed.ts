import type { SeedKind } from '../config.ts';
import { inTransaction } from '../db/transaction.ts';
import { isStepDone, markStepDone } from './repository.ts';
import type { SeedContext, SeedStep } from './seed-step.ts';
import { customFields } from './steps/custom-fields.ts';
import { demoAccounts } from './steps/demo-accounts.ts';
import { demoStore } from './steps/demo-store.ts';
import { demoTemplates } from './steps/demo-templates.ts';
import { layouts } from './steps/layouts.ts';
import { legalParts } from './steps/legal-parts.ts';
import { libraryDesigns } from './steps/library-designs.ts';
import { libraryOwner } from './steps/library-owner.ts';
import { moduleLibrary } from './steps/module-library.ts';
import { permittedTexts } from './steps/permitted-texts.ts';
import { pictures } from './steps/pictures.ts';
import { plans } from './steps/plans.ts';
import { senderAddress } from './steps/sender-address.ts';
import { templateLibrary } from './steps/template-library.ts';

/** Steps that add the content of the product, on every server that people work on. */
const LIBRARY_STEPS: readonly SeedStep[] = [
  plans,
  libraryOwner,
  pictures,
  layouts,
  templateLibrary,
  customFields,
  libraryDesigns,
  permittedTexts,
  moduleLibrary,
  demoStore,
  legalParts,
  senderAddress,
];

/** Steps of each kind of seed. All of them add plans, since no account can be made without plans. */
const STEPS: Readonly<Record<SeedKind, readonly SeedStep[]>> = {
  none: [plans],
  library: LIBRARY_STEPS,
  demo: [...LIBRARY_STEPS, demoAccounts, demoTemplates],
};

/**
 * Runs the steps of this kind that the database has not had yet, each whole or not at all. A database of one kind can
 * be given more later.
 */
export async function runSeed(context: SeedContext, kind: SeedKind): Promise<void> {
  for (const step of STEPS[kind]) {
    if (await isStepDone(context.database, step.name)) continue;
    await inTransaction(context.database, async (database) => {
      // Two servers may start at once: the row is taken first, and a second one has nothing left to do.
      if (!(await markStepDone(database, step.name, context.now))) return;
      await step.run({ ...context, database });
    });
  }
}
