import type { BrandUse } from '@mailwright/blocks';
import type { ListRange, PersonName, TemplateBody, VersionLabel } from '@mailwright/contract';
import type { LinkedModule } from '../custom-modules/linked-modules.ts';

/** Body ready to be stored, made outside the transaction by `prepareBody`. */
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
  /** Values that it has from brand kits. */
  readonly brand: readonly BrandUse[];
}

export interface VersionRecord {
  /** Person who saved it. */
  readonly author: PersonName;
  /** Milliseconds since 1970; strictly increasing per template. */
  readonly versionDate: number;
  /** Subject of the mail at that time; null when unknown. */
  readonly subject: string | null;
  /** Label of the change that made it; null when a person saved it. */
  readonly label: VersionLabel | null;
}

/** Reads the stored versions of a template, newest first. */
export interface VersionRepository {
  list(templateId: string, part?: ListRange): Promise<readonly VersionRecord[]>;
  read(templateId: string, versionDate: number): Promise<(VersionRecord & { readonly body: TemplateBody }) | null>;
  /** Returns a version with the JSON of its body, UTF-8. */
  readText(templateId: string, versionDate: number): Promise<(VersionRecord & { readonly text: Buffer }) | null>;
  /** Returns whether the version was the content of the template while that was published. */
  wasPublic(templateId: string, versionDate: number): Promise<boolean>;
}
