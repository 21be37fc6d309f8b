import { assets } from './endpoints/assets.ts';
import { auth } from './endpoints/auth.ts';
import { categories } from './endpoints/categories.ts';
import { contacts } from './endpoints/contacts.ts';
import { health } from './endpoints/health.ts';
import { systemTemplates } from './endpoints/system-templates.ts';
import { userSettings } from './endpoints/user-settings.ts';
import { userTemplates } from './endpoints/user-templates.ts';

/** The one table of calls, by area. */
export const endpoints = { auth, userTemplates, systemTemplates, categories, assets, contacts, userSettings, health };
