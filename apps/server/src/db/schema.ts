import type { MailPurpose } from '@mailwright/contract';
import type { Generated } from 'kysely';
import type { AuditSchema } from './tables/audit-tables.ts';
import type { BrandSchema } from './tables/brand-tables.ts';
import type { ModuleSchema } from './tables/module-tables.ts';
import type { NodeSchema } from './tables/node-tables.ts';
import type { PersonSchema } from './tables/person-tables.ts';
import type { SignInSchema } from './tables/sign-in-tables.ts';
import type { StoreSchema } from './tables/store-tables.ts';

/** Column types are text, integer and blob on both engines; booleans are 0 and 1, times milliseconds since 1970. */
export interface Schema
  extends AuditSchema,
    BrandSchema,
    ModuleSchema,
    NodeSchema,
    PersonSchema,
    SignInSchema,
    StoreSchema {
  plans: PlanTable;
  users: UserTable;
  sessions: SessionTable;
  categories: CategoryTable;
  templates: TemplateTable;
  template_categories: TemplateCategoryTable;
  collaborators: CollaboratorTable;
  favourites: FavouriteTable;
  bodies: BodyTable;
  body_assets: BodyAssetTable;
  versions: VersionTable;
  assets: AssetTable;
  asset_folders: AssetFolderTable;
  image_recipes: ImageRecipeTable;
  recipe_assets: RecipeAssetTable;
  template_assets: TemplateAssetTable;
  custom_fields: CustomFieldTable;
  notes: NoteTable;
  secrets: SecretTable;
  external_users: ExternalUserTable;
  used_tickets: UsedTicketTable;
  thumbnails: ThumbnailTable;
  stock_cache: StockCacheTable;
  seed_steps: SeedStepTable;
}

interface PlanTable {
  number: number;
  name: string;
  /** JSON of the plan's features. */
  features: string;
}

interface UserTable {
  id: string;
  email: string;
  email_key: string;
  first_name: string;
  last_name: string;
  /** Name and address as searches compare them. */
  search_key: string;
  role: 'admin' | 'user';
  image: string | null;
  password_hash: string | null;
  plan_number: number;
  is_demo: number;
  created_at: number;
  /** Null while the account may be used. */
  deactivated_at: number | null;
  /** Time of the person's last visit, exact to a few minutes. */
  seen_at: number | null;
}

/** Holds hashes only: who reads the database cannot take over a session. */
interface SessionTable {
  id_hash: string;
  token_hash: string;
  page_hash: string;
  user_id: string;
  created_at: number;
  used_at: number;
  /** Name that the browser gives itself. */
  device: Generated<string>;
  /** Address from which the session was last used. */
  address: Generated<string>;
  /** Encrypted: of the provider that it was begun at. */
  id_token: Generated<string | null>;
  /** Party that signed the person in: `provider`, `ticket`, or null for this server itself. */
  origin: Generated<string | null>;
}

interface CategoryTable {
  id: string;
  name: string;
  name_key: string;
  group: 'system' | 'layouts' | 'user';
  hidden: number;
  type: 'email' | 'email_cb';
  created_at: number;
  /** Order among categories made at the same time. */
  position: number;
  /** Owner of the category of modules; null for a category of everybody. */
  owner_id: Generated<string | null>;
}

interface TemplateTable {
  /** SQLite only: the row's number, by which the text index finds it. */
  seq: Generated<number>;
  id: string;
  owner_id: string;
  is_system: number;
  /** `email_cb`: the working copy of a custom module. */
  type: 'email' | 'email_cb';
  status: 'draft' | 'published' | 'deleted';
  name: string;
  description: string;
  tags: string;
  preheader: string;
  subject: Generated<string>;
  purpose: Generated<MailPurpose>;
  /** The sending system it is exported for; null for that of the person who exports it. */
  profile: string | null;
  /** Folded forms that searches compare with, and the form that names are sorted by. */
  name_key: string;
  description_key: string;
  tags_key: string;
  name_sort: string;
  size: number;
  revision: number;
  /** The revision that the thumbnail shows; before the first one -1. */
  thumbnail_revision: number;
  thumbnail_key: string | null;
  /** End of the time in which a server makes a thumbnail, or in which nobody tries again. */
  thumbnail_lease: Generated<number>;
  thumbnail_tries: Generated<number>;
  is_shared: number;
  locked_by: string | null;
  lock_number: number;
  lock_expires_at: number;
  body_hash: string | null;
  /** Time of the latest version; the next one is later, whatever the clock says. */
  versioned_at: number;
  /** Time when the content of that version was first published; null when it never was. */
  public_at: Generated<number | null>;
  created_at: number;
  modified_at: number;
  modified_by: string;
}

interface TemplateCategoryTable {
  template_id: string;
  category_id: string;
}

interface CollaboratorTable {
  template_id: string;
  user_id: string;
  added_at: number;
}

interface FavouriteTable {
  user_id: string;
  template_id: string;
  created_at: number;
}

/** Bodies by content; only versions and the template itself point here. */
interface BodyTable {
  template_id: string;
  hash: string;
  content: Uint8Array;
}

/** Stored images that a body names. They are served as long as the body is kept. */
interface BodyAssetTable {
  template_id: string;
  hash: string;
  owner_id: string;
  name: string;
}

interface VersionTable {
  template_id: string;
  version_at: number;
  user_id: string;
  hash: string;
  /** Bytes of html + css + customStyles. */
  size: number;
  /** Time of the first automatic save that this version replaces; null when the version stays whatever follows. */
  autosaved_since: number | null;
  /** The subject the mail had then; null where an earlier release made the version. */
  subject: string | null;
  /** JSON of what made it; null where somebody saved it. */
  label: Generated<string | null>;
  /** Time when it was first published; null when it never was, and for the latest version, whose time is in the template. */
  public_at: Generated<number | null>;
}

interface AssetTable {
  owner_id: string;
  name: string;
  original_name: string;
  content_type: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  width: number;
  height: number;
  size: number;
  in_library: number;
  created_at: number;
  folder_id: Generated<string | null>;
  /** JSON of the alternative texts by language. */
  alt: Generated<string>;
  /** Name and alternative texts, folded: what searches compare with. */
  name_key: Generated<string>;
  alt_key: Generated<string>;
  /** JSON of where it came from; null for what was uploaded. */
  source: string | null;
}

/** Folders of a person's images, one level of them. */
interface AssetFolderTable {
  id: string;
  owner_id: string;
  name: string;
  name_key: string;
  created_at: number;
}

/** Recipes by which edited images were made. */
interface ImageRecipeTable {
  owner_id: string;
  name: string;
  /** JSON of how the image was made. */
  recipe: string;
  changed_at: number;
}

/** Images that a recipe names: the original, and the pictures on it. */
interface RecipeAssetTable {
  owner_id: string;
  name: string;
  asset_owner_id: string;
  asset_name: string;
}

/** Images uploaded for one template. */
interface TemplateAssetTable {
  template_id: string;
  owner_id: string;
  name: string;
  added_at: number;
}

/** Fields of the recipients that mails can name. */
interface CustomFieldTable {
  name: string;
  label: string;
  sample: string;
  position: number;
}

interface NoteTable {
  id: string;
  template_id: string;
  user_id: string;
  text: string;
  created_at: number;
}

interface SecretTable {
  name: string;
  value: string;
}

/** Accounts of the embedding platform's users (subjects) on this server. */
interface ExternalUserTable {
  sub: string;
  user_id: string;
}

interface UsedTicketTable {
  jti: string;
  expires_at: number;
}

interface ThumbnailTable {
  template_id: string;
  /** The picture's own name; a new one with each picture. */
  key: string;
  content: Uint8Array;
}

/** Answers of providers of free images. */
interface StockCacheTable {
  key: string;
  /** JSON. */
  value: string;
  stored_at: number;
  expires_at: number;
}

interface SeedStepTable {
  name: string;
  done_at: number;
}
