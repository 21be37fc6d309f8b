import { escapeHtml } from '@mailwright/blocks';
import { cleanFieldName, type SampleRecord, sampleText, type TagPlace } from '@mailwright/contract';
import { DEFAULT_MERGE_SYNTAX, type RendererOptions } from './render-options.ts';

/** Writes a merge field by its name; `fallback` stands there for readers without one. */
type WriteField = (name: string, fallback?: string) => string;

/** Writes merge fields as the sending system reads them, or their sample values. */
export interface MergeTags {
  readonly html: WriteField;
  readonly plain: WriteField;
  readonly address: WriteField;
  /** In the addresses of plain text. */
  readonly plainAddress: WriteField;
}

/** Where fields stand: what the person has there, and the lists over which what is around them is repeated. */
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
  const encoded = (value: string) => encodeURIComponent(value.toWellFormed());
  return {
    html: write('html', escapeHtml),
    plain: write('plain', (value) => value),
    address: write('address', encoded),
    plainAddress: write('plain-address', encoded),
  };
}
