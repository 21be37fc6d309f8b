import type { BrandUse } from '@mailwright/blocks';
import type { ListRange, PersonName, TemplateBody, VersionLabel } from '@mailwright/contract';
import type { LinkedModule } from '../custom-modules/linked-modules.ts';

/** A body ready to be stored: made outside the transaction by `prepareBody`. */
export interface PreparedBody {
  /** SHA-256 of the serialised body. */
  readonly hash: string;
  /** Brotli of the serialised body. */
  readonly content: Uint8Array;
  /** Bytes of html + css + customStyles. */
  readonly size: number;
  /** This server's own images that the body names. */
  readonly assets: readonly { readonly ownerId: string; readonly name: string }[];
  /** Modules that it is linked to. */
  readonly modules: readonly LinkedModule[];
  /** What it has taken from brand kits. */
  readonly brand: readonly BrandUse[];
}

export interface VersionRecord {
  /** Who saved it. */
  readonly author: PersonName;
  /** Milliseconds since 1970; strictly increasing per template. */
  readonly versionDate: number;
  /** The subject the mail had then; null where nobody knows. */
  readonly subject: string | null;
  /** What made it; null where somebody saved it. */
  readonly label: VersionLabel | null;
}

/** Kept bodies of a template, newest first. */
export interface VersionRepository {
  list(templateId: string, part?: ListRange): Promise<readonly VersionRecord[]>;
  read(templateId: string, versionDate: number): Promise<(VersionRecord & { readonly body: TemplateBody }) | null>;
  /** The same with the JSON of its body, UTF-8. */
  readText(templateId: string, versionDate: number): Promise<(VersionRecord & { readonly text: Buffer }) | null>;
  /** Tells if the version was what a template held at a moment when that was published. */
  wasPublic(templateId: string, versionDate: number): Promise<boolean>;
}
