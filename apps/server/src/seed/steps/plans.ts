import type { Features } from '@mailwright/contract';
import type { Database } from '../../db/database.ts';
import { addPlan } from '../repository.ts';
import type { SeedStep } from '../seed-step.ts';

const NOTHING: Features = {
  customCode: false,
  products: false,
  aiImages: false,
  convertToSystem: false,
  customBlockCategories: false,
};

const EVERYTHING: Features = {
  customCode: true,
  products: true,
  aiImages: true,
  convertToSystem: true,
  customBlockCategories: true,
};

/** Plan 0 is the free trial, plan 3 has every feature. */
export async function addPlans(database: Database): Promise<void> {
  await addPlan(database, 0, 'Free trial', NOTHING);
  await addPlan(database, 3, 'Premium', EVERYTHING);
}

export const plans: SeedStep = {
  name: '01-plans',
  run: ({ database }) => addPlans(database),
};
