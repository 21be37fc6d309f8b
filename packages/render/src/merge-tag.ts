import { escapeHtml, mailUrl } from '@mailwright/blocks';
import {
  type AddressPosition,
  cleanFieldName,
  mapAddress,
  neutralTag,
  type SampleRecord,
  sampleText,
  type TagPlace,
} from '@mailwright/contract';
import { DEFAULT_MERGE_SYNTAX, type RendererOptions } from './render-options.ts';

/** Writes a merge field by its name; `fallback` stands there for readers without one. */
type WriteField = (name: string, fallback?: string) => string;

/** Writes merge fields as the sending system reads them, or their sample values. */
export interface MergeTags {
  readonly html: WriteField;
  readonly plain: WriteField;
  /** An address as it may be sent, see `mailUrl`. */
  readonly url: (address: string, assetBase: string) => string;
  /** The same in plain text. */
  readonly plainUrl: (address: string, assetBase: string) => string;
}

/** Scope of merge fields: the person's values there, and the lists of the repeats around them. */
export interface FieldScope {
  readonly values?: SampleRecord | undefined;
  readonly lists?: readonly string[];
}

export function createMergeTags(
  {
    mergeSyntax = DEFAULT_MERGE_SYNTAX,
    profile,
    samples,
  }: Pick<RendererOptions, 'mergeSyntax' | 'profile' | 'samples'>,
  { values = samples, lists = [] }: FieldScope = {},
): MergeTags {
  function tag(name: string, fallback: string | undefined, place: TagPlace): string {
    if (profile) return profile.field(name, fallback, place, lists);
    // A name with other characters would not be a field for any sending system, but could be markup.
    const clean = cleanFieldName(name);
    return mergeSyntax.replace('name', () => clean);
  }
  function sample(name: string, fallback: string | undefined): string | undefined {
    const value = values && sampleText(name, values);
    return value || !values ? value : (fallback ?? value);
  }
  const write =
    (place: TagPlace, written: (value: string) => string): WriteField =>
    (name, fallback) => {
      const value = sample(name, fallback);
      return value === undefined ? tag(name, fallback, place) : written(value);
    };
  const urlIn =
    (places: Readonly<Record<AddressPosition, TagPlace>>): MergeTags['url'] =>
    (address, assetBase) =>
      mailUrl(startingWithSamples(address, sample), assetBase, (name, fallback, position) => {
        const value = sample(name, fallback);
        return value === undefined ? tag(name, fallback, places[position]) : encodeURIComponent(value.toWellFormed());
      });
  return {
    html: write('html', escapeHtml),
    plain: write('plain', (value) => value),
    url: urlIn({ start: 'address', web: 'within-web', other: 'within-other' }),
    plainUrl: urlIn({ start: 'plain-address', web: 'plain-within-web', other: 'plain-within-other' }),
  };
}

/** Fills in the field that an address begins with, where it has a value: whether the address may be sent depends on that. */
function startingWithSamples(
  address: string,
  sample: (name: string, fallback: string | undefined) => string | undefined,
): string {
  return mapAddress(
    address,
    (words) => words,
    ({ name, fallback, raw }, position) =>
      (position === 'start' ? sample(name, fallback) : undefined) ?? neutralTag(name, fallback, raw),
  );
}
