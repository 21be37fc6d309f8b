import type { ACCOUNT_REFERENCES } from '../leaving/account-references.ts';

/** Files of a person's data, in the order of the archive; those with a slash are folders. */
export const PERSONAL_DATA_FILES = [
  'account.json',
  'settings.json',
  'sign-in.json',
  'sessions.json',
  'templates/',
  'modules/',
  'sharing.json',
  'contributions.json',
  'notes.json',
  'favorites.json',
  'images.json',
  'images/',
  'brand-kits.json',
  'categories.json',
  'stores.json',
  'sample-people.json',
  'updates.json',
  'invitations.json',
  'mails.json',
  'audit-log.json',
] as const;

export type PersonalDataFile = (typeof PERSONAL_DATA_FILES)[number];

/** File of the archive that has the rows of a column, or the reason why they are left out. */
type Rule = { readonly file: PersonalDataFile } | { readonly leftOut: string };

const image = { leftOut: 'says only which images are shown where; the images and what shows them are there' };
const passing = (time: string): Rule => ({ leftOut: `is forgotten by itself ${time}` });

/** One rule for each column of the database that refers to an account. */
export const PERSONAL_DATA_REFERENCES = {
  'asset_folders.owner_id': { file: 'images.json' },
  'assets.owner_id': { file: 'images.json' },
  'audit_log.person_id': { file: 'audit-log.json' },
  'body_assets.owner_id': image,
  'brand_assets.owner_id': image,
  'brand_kits.owner_id': { file: 'brand-kits.json' },
  'brand_people.user_id': { file: 'brand-kits.json' },
  'categories.owner_id': { file: 'categories.json' },
  'collaborators.user_id': { file: 'sharing.json' },
  'external_users.user_id': { file: 'sign-in.json' },
  'favourites.user_id': { file: 'favorites.json' },
  'identities.user_id': { file: 'sign-in.json' },
  'image_recipes.owner_id': { file: 'images.json' },
  'invitations.invited_by': { file: 'invitations.json' },
  'module_updates.user_id': { file: 'updates.json' },
  'module_versions.user_id': { file: 'contributions.json' },
  'notes.user_id': { file: 'notes.json' },
  'open_editors.user_id': passing('within minutes after an editor is closed'),
  'passkeys.user_id': { file: 'sign-in.json' },
  'password_links.user_id': { file: 'sign-in.json' },
  'rate_hits.key': passing('within the hour'),
  'recipe_assets.asset_owner_id': image,
  'recipe_assets.owner_id': image,
  'recovery_codes.user_id': { file: 'sign-in.json' },
  'sample_people.user_id': { file: 'sample-people.json' },
  'sessions.user_id': { file: 'sessions.json' },
  'sign_in_challenges.user_id': passing('after ten minutes'),
  'spent_work.key': passing('within the hour'),
  'stores.owner_id': { file: 'stores.json' },
  'template_assets.owner_id': image,
  'templates.locked_by': passing('five minutes after an editor is closed'),
  'templates.modified_by': { leftOut: 'is the author of the latest version, which is there' },
  'templates.owner_id': { file: 'templates/' },
  'totp_secrets.user_id': { file: 'sign-in.json' },
  'user_settings.user_id': { file: 'settings.json' },
  'versions.user_id': { file: 'contributions.json' },
} as const satisfies Readonly<Record<keyof typeof ACCOUNT_REFERENCES, Rule>>;
