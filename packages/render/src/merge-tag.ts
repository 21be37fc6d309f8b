import { escapeHtml } from '@mailwright/blocks';
import { DEFAULT_MERGE_SYNTAX, type RendererOptions } from './render-options.ts';

/** Writes merge fields in the configured syntax, or their sample values. */
export interface MergeTags {
  readonly html: (name: string) => string;
  readonly plain: (name: string) => string;
  readonly address: (name: string) => string;
}

export function createMergeTags({
  mergeSyntax = DEFAULT_MERGE_SYNTAX,
  samples,
}: Pick<RendererOptions, 'mergeSyntax' | 'samples'>): MergeTags {
  function tag(name: string): string {
    // A name with other characters would not be a field for any sending system, but could be markup.
    const clean = name.replace(/[^\p{L}\p{N}_.: -]/gu, '');
    return mergeSyntax.replace('name', () => clean);
  }
  function sample(name: string): string | undefined {
    return samples && Object.hasOwn(samples, name) ? samples[name] : undefined;
  }
  return {
    html: (name) => {
      const value = sample(name);
      return value === undefined ? tag(name) : escapeHtml(value);
    },
    plain: (name) => sample(name) ?? tag(name),
    address: (name) => {
      const value = sample(name);
      return value === undefined ? tag(name) : encodeURIComponent(value.toWellFormed());
    },
  };
}
