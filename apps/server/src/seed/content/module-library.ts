import { articles } from './modules/articles.ts';
import { callsToAction } from './modules/calls-to-action.ts';
import { events } from './modules/events.ts';
import type { ModuleCategory } from './modules/family.ts';
import { features } from './modules/features.ts';
import { footers } from './modules/footers.ts';
import { headers } from './modules/headers.ts';
import { heroes } from './modules/heroes.ts';
import { offers } from './modules/offers.ts';
import { orders } from './modules/orders.ts';
import { products } from './modules/products.ts';
import { socialProof } from './modules/social-proof.ts';
import { statistics } from './modules/statistics.ts';
import { team } from './modules/team.ts';
import { testimonials } from './modules/testimonials.ts';
import { texts } from './modules/texts.ts';

/** The system modules, by category, in the order of the tab. */
export const MODULE_LIBRARY: readonly ModuleCategory[] = [
  headers,
  heroes,
  texts,
  articles,
  features,
  products,
  offers,
  testimonials,
  team,
  events,
  callsToAction,
  statistics,
  socialProof,
  orders,
  footers,
];
