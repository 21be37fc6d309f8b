import { ai } from './endpoints/ai.ts';
import { assets } from './endpoints/assets.ts';
import { auth } from './endpoints/auth.ts';
import { brand } from './endpoints/brand.ts';
import { categories } from './endpoints/categories.ts';
import { contacts, samplePeople } from './endpoints/contacts.ts';
import { countdown } from './endpoints/countdown.ts';
import { customModules } from './endpoints/custom-modules.ts';
import { exports } from './endpoints/exports.ts';
import { health } from './endpoints/health.ts';
import { icons } from './endpoints/icons.ts';
import { images } from './endpoints/image-facts.ts';
import { imports } from './endpoints/imports.ts';
import { notes } from './endpoints/notes.ts';
import { pages } from './endpoints/pages.ts';
import { principals } from './endpoints/principals.ts';
import { sharing } from './endpoints/sharing.ts';
import { stock } from './endpoints/stock.ts';
import { stores } from './endpoints/stores.ts';
import { systemTemplates } from './endpoints/system-templates.ts';
import { testMails } from './endpoints/test-mails.ts';
import { userSettings } from './endpoints/user-settings.ts';
import { userTemplates } from './endpoints/user-templates.ts';
import { video } from './endpoints/video.ts';

/** The one table of calls, by area. */
export const endpoints = {
  auth,
  userTemplates,
  systemTemplates,
  sharing,
  notes,
  pages,
  principals,
  categories,
  customModules,
  brand,
  assets,
  images,
  ai,
  icons,
  contacts,
  samplePeople,
  countdown,
  video,
  stock,
  stores,
  testMails,
  exports,
  imports,
  userSettings,
  health,
};
